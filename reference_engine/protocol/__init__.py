"""Translation between engine state and protocol messages. It knows players, zones and cards, but no rules.

``scene_loader``    setting up a scene: names, faces, zones, random results
``encoder``         options, asks, events and views as protocol messages
``card_facts``      the facts of a card's definition, by their types
``supported_text``  the card text that a game and the kernel's mechanisms support
``game_sessions``   one open game, and a game made from its parts
"""
