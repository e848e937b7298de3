const REFERENCE = /var\(\s*(?<name>--[\w-]+)/g;

/** Lists the custom properties that a value refers to. */
export function listNames(text: string): readonly string[] {
  return [...text.matchAll(REFERENCE)].map(
    ({groups}) => groups?.['name'] ?? '',
  );
}
