"""How the scripts tell their numbers."""


def show(name, value):
    """One line: a name and a value."""
    print(name, float(value))
