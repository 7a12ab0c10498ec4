"""The card text that several games share: games of one publisher whose rules follow one template."""
