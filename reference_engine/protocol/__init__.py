"""What faces the protocol, whichever the rulebook: it knows players, zones and cards, and no rule.

``scenes``          setting a scene: names, faces, zones, chances
``speech``          options, asks, events and views in the protocol's words
``facts``           the facts of a card's definition, by their types
``texts``           what a game reads of card texts, and what of them the kernel's mechanisms read
``sessions``        one open game, and a game made from its parts
"""
