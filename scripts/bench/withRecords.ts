/** Matches the beginning of the records in a script of the built site. */
const RECORDS = /=\[\{type:"(?:Spell|Power)",school/;

/** Matches strings, which may contain brackets, and brackets. */
const PARTS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[[\]]/gs;

/** Returns the index of the bracket that closes the list opened at an index. */
function findListEnd(script: string, start: number): number {
  let depth = 0;
  for (const {0: part, index} of script.slice(start).matchAll(PARTS)) {
    if (part === '[') {
      depth++;
    } else if (part === ']') {
      depth--;
    }
    if (depth === 0) {
      return start + index;
    }
  }
  throw new Error('Found no end of the records, expected a list.');
}

/** Replaces the records in a script; a script without records is unchanged. */
export function withRecords(script: string, json: string): string {
  const found = RECORDS.exec(script);
  if (found === null) {
    return script;
  }
  const start = found.index + 1;
  return (
    script.slice(0, start) + json + script.slice(findListEnd(script, start) + 1)
  );
}
