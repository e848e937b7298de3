/** Decodes percent escapes; malformed text is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits a path into its segments, resolving `..`. */
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

/** Canonicalizes a path for comparison: case, escapes, slashes, and extension make no difference. */
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

/** Finds the longest scope that is a prefix of a path, by whole segments. */
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
