/**
 * No test asserts a duration, so the timeout only ends tests that hang, and must be long enough
 * for a slow, busy machine.
 */
jest.setTimeout(180_000);
