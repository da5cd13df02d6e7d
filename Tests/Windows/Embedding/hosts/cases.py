"""The cases of a host, which are its functions named case_…."""


def run(functions, words=()):
    """Runs those among `functions`, a module's globals(), whose names contain a word, in their order.

    Prints the name of each before it runs, and "done" at the end; without words it runs all.
    """
    for name, case in list(functions.items()):
        if name.startswith("case_") and (not words or any(word in name for word in words)):
            print(name, flush=True)
            case()
    print("done")
