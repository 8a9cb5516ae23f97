"""`python -m paigow_train` is the command `paigow-train`."""

import sys

from paigow_train.cli import main

if __name__ == "__main__":
    sys.exit(main())
