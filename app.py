"""The site for Flask's own tools: `flask run` finds `app` here. `python app.py` is `paigow-train serve`."""

import sys

if __name__ == "__main__":
    from paigow_train.cli import main

    sys.exit(main(["serve"]))
else:  # serving makes its own application; a second one would open the database twice
    from paigow_train.web import create_app

    app = create_app()
