/**
 * No test asserts how long anything takes, so the time that one is given only ends what
 * hangs: a slow machine that does other things beside is to pass as a fast one does.
 */
jest.setTimeout(180_000);
