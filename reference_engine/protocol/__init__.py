"""What faces the protocol, whichever the rulebook: it knows players, zones and cards, and no rule.

``scenes``    setting a scene: names, faces, zones, chances
``speech``    options, asks and views in the protocol's words
``sessions``  one open game
"""
