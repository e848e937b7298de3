/** How far a pattern and a name have been compared. */
type Place = {readonly pattern: number; readonly name: number};

/** Signs in the form in which they are compared: capitals and small letters are one. */
function readSigns(text: string): readonly string[] {
  return Array.from(text.normalize('NFC').toLowerCase());
}

/** Where to go on after two signs; nothing where they differ. */
function step(sign: string | undefined, own: string | undefined): boolean {
  return sign !== undefined && sign !== '*' && (sign === '?' || sign === own);
}

/**
 * Tells whether a whole name is like a pattern: `*` matches any characters, `?` matches one. The
 * last star alone is tried again, so many stars take no longer than one.
 */
export function matchPattern(pattern: string, name: string): boolean {
  const signs = readSigns(pattern);
  const own = readSigns(name);
  let at: Place = {pattern: 0, name: 0};
  let again: Place | undefined;
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
