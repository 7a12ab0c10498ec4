"""An engine of My game. It refuses each scene until a session of the game is written."""

from saitei.adapters import Unsupported
from saitei.adapters.messages import Scene
from saitei.reference_engine.engine_game import EngineGame, OpenGame


def open_scene(_scene: Scene) -> OpenGame:
    """Begin a scene. Raises ``Unsupported`` for a scene that the engine cannot play: at first, for each."""
    raise Unsupported("the rules of My game, which are not written yet")


GAME = EngineGame(editions=("EDITION",), open=open_scene)
