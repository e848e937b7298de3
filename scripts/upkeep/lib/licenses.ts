/** A package in a lock file. */
export type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
};

/** Licenses that require only that their text is included. */
const freeLicenses = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Whether a license expression is free: all parts of an AND, or one part of an OR. */
export function isFree(license: string): boolean {
  const expression = license.replaceAll(/[()]/g, '');
  return expression
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((part) => freeLicenses.has(part)),
    );
}

/** Lists the licenses that need review, with the packages that have them. */
export function listLicensesToReview(
  packages: Readonly<Record<string, LockedPackage>>,
): readonly string[] {
  const found = new Map<string, Set<string>>();
  const installed = Object.entries(packages).filter(
    ([path, {link}]) => path.includes('node_modules/') && link !== true,
  );
  for (const [path, {license = 'no license named', dev}] of installed) {
    const name = path.split('node_modules/').at(-1) ?? path;
    if (!isFree(license)) {
      const key = `${license}, for ${dev === true ? 'tools' : 'the site'}`;
      found.set(key, (found.get(key) ?? new Set()).add(name));
    }
  }
  return [...found]
    .map(([key, names]) => `${key}: ${[...names].toSorted().join(', ')}`)
    .toSorted();
}
