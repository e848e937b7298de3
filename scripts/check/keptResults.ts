/** The folder of the tools' caches, from the project root. */
const FOLDER = 'node_modules/.cache/check';

/** Arguments that limit a check to changed files. */
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
 * Returns the additional arguments of a check.
 *
 * @param all whether it ignores its cache.
 */
export function listArgs(check: string, all: boolean): readonly string[] {
  return all ? [] : (KEPT[check] ?? []);
}
