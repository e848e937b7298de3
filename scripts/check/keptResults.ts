/** Where tools keep what they found, from the root of the project. */
const FOLDER = 'node_modules/.cache/check';

/**
 * What makes a check look only at what has changed since it ran before. Lint that knows types
 * may miss what a change does to another file, so all is looked at in the tests.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'check:lint': [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${FOLDER}/eslint`,
  ],
  'check:style': [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${FOLDER}/stylelint`,
  ],
  'check:format': [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${FOLDER}/prettier`,
  ],
  'check:spelling': [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${FOLDER}/cspell`,
  ],
};

/**
 * Gives the words behind a check.
 *
 * @param all whether it looks at everything, as if it had never run.
 */
export function wordsFor(check: string, all: boolean): readonly string[] {
  return all ? [] : (KEPT[check] ?? []);
}
