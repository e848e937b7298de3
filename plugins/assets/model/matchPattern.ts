/** The current positions in a pattern and a name. */
type MatchState = {readonly pattern: number; readonly name: number};

/** Splits text into characters, ignoring case. */
function readSigns(text: string): readonly string[] {
  return Array.from(text.normalize('NFC').toLowerCase());
}

/** Whether a character of the pattern matches one of the name. */
function step(sign: string | undefined, own: string | undefined): boolean {
  return sign !== undefined && sign !== '*' && (sign === '?' || sign === own);
}

/**
 * Whether a whole name matches a pattern: `*` matches any characters, and `?` exactly one.
 * Backtracks only to the last star, so that many stars take no longer than one.
 */
export function matchPattern(pattern: string, name: string): boolean {
  const signs = readSigns(pattern);
  const own = readSigns(name);
  let at: MatchState = {pattern: 0, name: 0};
  let again: MatchState | undefined;
  while (at.name < own.length) {
    if (step(signs[at.pattern], own[at.name])) {
      at = {pattern: at.pattern + 1, name: at.name + 1};
    } else if (signs[at.pattern] === '*') {
      again = at;
      at = {...at, pattern: at.pattern + 1};
    } else if (again === undefined) {
      return false;
    } else {
      again = {...again, name: again.name + 1};
      at = {pattern: again.pattern + 1, name: again.name};
    }
  }
  return signs.slice(at.pattern).every((sign) => sign === '*');
}
