"""The program of the bridge: serves holoduel from a checkout on standard streams, by the bridge to holocardserver.

python -m saitei.adapters.bridges.holoduel.bridge CHECKOUT
"""

from ..holocardserver.bridge import serve_checkout


def main() -> None:
    """Serve holoduel."""
    serve_checkout("holoduel", "https://github.com/CloudChick/holoduel")


if __name__ == "__main__":
    main()
