"""The scenarios and what is said of them beside their play.

:mod:`.homes` finds the directories of games, and :mod:`.suite` their features, ledgers and phrases; :mod:`.features`
reads a file, :mod:`.lint` says what is wrong with it, and :mod:`.titles` which titles are unclear; :mod:`.selection` is
what a command is about, of an edition (:mod:`.editions`, :mod:`.renames`, :mod:`.reviews`) and with what contested
readings want (:mod:`.contested`); :mod:`.narrowing` leaves out scenarios of it. :mod:`.needs` says what a scenario
needs of an engine; :mod:`.checkouts` warns where the scenarios of a checkout are not the ones that are played.
"""
