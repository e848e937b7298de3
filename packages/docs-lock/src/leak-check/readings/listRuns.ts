/** Characters by their code units. */
export type CharacterSet = Uint8Array;

/** Lists the characters that a pattern matches. */
export function createCharacterSet(pattern: RegExp): CharacterSet {
  return Uint8Array.from({length: 2 ** 16}, (_, code) =>
    pattern.test(String.fromCharCode(code)) ? 1 : 0,
  );
}

/** Returns the first place from `start` on, in steps of 1 or -1, whose character is not in a set. */
function skip(
  text: string,
  set: CharacterSet,
  {start, step}: {readonly start: number; readonly step: 1 | -1},
): number {
  let at = start;
  while (set[text.charCodeAt(at)] === 1) {
    at += step;
  }
  return at;
}

/**
 * Lists all runs of characters of a set, each as long as it can be, that have a minimum length. Only
 * one character of as many as a run must have is looked at, as long as none is in the set.
 */
export function listRuns(
  text: string,
  set: CharacterSet,
  least: number,
): readonly string[] {
  const runs: string[] = [];
  let at = least - 1;
  while (at < text.length) {
    if (set[text.charCodeAt(at)] === 1) {
      const start = skip(text, set, {start: at, step: -1}) + 1;
      const end = skip(text, set, {start: at, step: 1});
      if (end - start >= least) {
        runs.push(text.slice(start, end));
      }
      at = end;
    }
    at += least;
  }
  return runs;
}
