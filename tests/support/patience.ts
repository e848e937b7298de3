/** Reading the whole site takes a busy machine longer than a test is given as a rule. */
jest.setTimeout(60_000);
