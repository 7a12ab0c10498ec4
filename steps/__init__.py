"""The phrases of the features, and what they ask of an engine."""
