"""The scenarios and what is said of them beside their play.

:mod:`.suite` knows where features, ledgers and phrases stand; :mod:`.features` reads a file and :mod:`.lint` says what
is wrong with it; :mod:`.selection` is what a command is about, of an edition (:mod:`.editions`, :mod:`.renames`,
:mod:`.reviews`) and with what contested readings want (:mod:`.contested`).
"""
