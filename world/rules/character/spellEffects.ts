import type {Effect} from '../../../src/shared/model/fighter';

type Change = Omit<Effect, 'name'>;

/** The changes that phrases in spells and powers describe. */
const PHRASES: readonly {
  readonly words: RegExp;
  readonly change: (number: number) => Change;
}[] = [
  {words: /\bDEF \+(\d+)/, change: (defense) => ({defense})},
  {words: /\+(\d+) DEF/, change: (defense) => ({defense})},
  {words: /−(\d+) DEF/, change: (number) => ({defense: -number})},
  {words: /your DEF is (\d+) lower/, change: (number) => ({defense: -number})},
  {
    words: /(\d+) AP (?:less|at the start)/,
    change: (number) => ({points: -number}),
  },
  {words: /−(\d+) on attacks/, change: (number) => ({attack: -number})},
  {words: /gain \+(\d+) to hit and/, change: (attack) => ({attack})},
  {words: /(\d+) AP more/, change: (points) => ({points})},
  {words: /half (?:its|their) AP/, change: () => ({halvesPoints: true})},
  {
    words: /\bfail sleep\b|\bfall asleep\b/,
    change: () => ({isHelpless: true, isProne: true, endsWhenHurt: true}),
  },
];

/** Reads the numeric changes in a fight from the text of a spell or power. */
export function readChanges(text: string): Change {
  return Object.assign(
    {},
    ...PHRASES.flatMap(({words, change}) => {
      const found = words.exec(text);
      return found === null ? [] : [change(Number(found.at(-1)))];
    }),
  ) as Change;
}

/** Reads the dice of healing in a text; undefined if there are none. */
export function readHeal(text: string, level: number): string | undefined {
  const found =
    /\bregain (?:(?<fixed>\d+)|(?<dice>d\d+) \+ your level in|your level in) hit points/i.exec(
      text,
    )?.groups;
  if (found === undefined) {
    return undefined;
  }
  const {fixed, dice} = found;
  return fixed ?? (dice === undefined ? String(level) : `1${dice}+${level}`);
}

/** Reads the first damage dice in a text; undefined if there are none. */
export function readHarm(text: string, level: number): string | undefined {
  const found =
    /(?<dice>\d*d\d+)(?: hit points)? (?:damage|a mote)(?<more>, and one more for each level)?/.exec(
      text,
    )?.groups;
  const dice = found?.['dice']?.replace(/^d/, '1d');
  return dice === undefined
    ? undefined
    : `${dice}${found?.['more'] === undefined ? '' : `+${level}`}`;
}
