/** Reads percent escapes; text with malformed ones is taken as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The folders of a path, without the way back up. */
function steps(path: string): readonly string[] {
  return path
    .split('/')
    .reduce<readonly string[]>(
      (before, step) =>
        step === '..'
          ? before.slice(0, -1)
          : step === '' || step === '.'
            ? before
            : [...before, step],
      [],
    );
}

/** Gives a path the one spelling by which it is compared: whatever the case, the escapes, the slashes and the ending. */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const all = steps(decoded(bare).normalize('NFC').replaceAll('\\', '/'));
  const kept = /^index(?:\.html?)?$/i.test(all.at(-1) ?? '')
    ? all.slice(0, -1)
    : all;
  return `/${kept.join('/')}`.replace(/\.html?$/i, '').toLowerCase();
}

function covers(prefix: string, path: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
}

/** Finds the prefix that a path belongs to: the longest, and whole steps only. */
export function matchScope(
  path: string,
  prefixes: readonly string[],
): string | undefined {
  const wanted = canonicalPath(path);
  return prefixes
    .map((prefix) => ({prefix, canonical: canonicalPath(prefix)}))
    .filter(({canonical}) => covers(canonical, wanted))
    .sort((a, b) => b.canonical.length - a.canonical.length)[0]?.prefix;
}
