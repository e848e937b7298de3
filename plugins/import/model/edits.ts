/** A replacement of a part of a text. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** Applies replacements; of two that overlap, the first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start >= at) {
      done += source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
  }
  return done + source.slice(at);
}

/** Returns the named groups of a match; those that are not in it are empty. */
export function readGroups<Name extends string>(
  pattern: RegExp,
  text: string,
): Readonly<Record<Name, string>> | undefined {
  const found = pattern.exec(text);
  const rows = Object.entries(found?.groups ?? {});
  const groups = Object.fromEntries(
    rows.map(([name, each]) => [name, each || '']),
  );
  return found === null ? undefined : (groups as Record<Name, string>);
}

/** Escapes what MDX would read as code, unless the author has escaped it. */
export function escapeText(text: string): string {
  return text.replaceAll(/(?<=(?<!\\)(?:\\\\)*)[{<]/g, (sign) =>
    sign === '<' ? '&lt;' : '\\{',
  );
}

/** Escapes the text of HTML, which MDX would read as links and formulas too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[\\{[]|(?<=\])\(|\$(?=\$)/g, '\\$&')
    .replaceAll('<', '&lt;');
}

/** Writes a text as the value of an attribute. */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '&quot;')}"`;
}

/** Writes a comment of MDX. */
export function writeComment(words: string): string {
  return `{/* ${words.trim().replaceAll('*/', '* /')} */}`;
}
