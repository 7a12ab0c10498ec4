"""The phrases of the features, and the requests to an engine that they stand for."""
