import {nearest} from '../../../src/shared/model/nearest';
import type {Fighter, Group} from '../../../src/shared/model/fighter';

/** An error in the foes of an encounter. */
export type EncounterFault = {
  readonly found: string;
  readonly expected: string;
  /** The closest existing name. */
  readonly perhaps?: string | undefined;
};

/** The foes of an encounter, or the first error in its text. */
export type ParsedFoes =
  | {readonly ok: true; readonly groups: readonly Group[]}
  | {readonly ok: false; readonly fault: EncounterFault};

/** Maximum number of foes of one kind, which catches typing errors. */
export const MOST_OF_A_KIND = 40;

/** The foes of one kind, as an author wrote them. */
type Part = {
  readonly count: number;
  readonly kind: string;
  readonly own: string | undefined;
};

/** Trims a text; undefined if it is empty. */
function trimmed(text: string): string | undefined {
  const trim = text.trim();
  return trim === '' ? undefined : trim;
}

/** Parses a number, a kind, and an individual name in parentheses; undefined without a kind. */
function readPart(part: string): Part | undefined {
  const [front = '', ...rest] = part.split('(');
  const digits = /^\d+/.exec(front.trim())?.[0] ?? '';
  const kind = trimmed(front.trim().slice(digits.length));
  const own = trimmed(rest.join('(').replace(/\)$/, ''));
  return kind === undefined
    ? undefined
    : {count: digits === '' ? 1 : Number(digits), kind, own};
}

/** Finds the closest foe by spelling, or one whose name contains the word. */
function findClose(kind: string, foes: readonly Fighter[]): string | undefined {
  const names = foes.map(({name}) => name);
  const word = kind.toLowerCase().replace(/s$/, '');
  return (
    nearest(kind, names) ??
    names.find((name) => name.toLowerCase().includes(word))
  );
}

function refuse(found: string, expected: string, perhaps?: string): ParsedFoes {
  return {ok: false, fault: {found, expected, perhaps}};
}

function checkCount({count, own}: Part): ParsedFoes | undefined {
  if (count < 1 || count > MOST_OF_A_KIND) {
    return refuse(
      `the number ${count}`,
      `1 to ${MOST_OF_A_KIND} foes of one kind`,
    );
  }
  return own !== undefined && count > 1
    ? refuse(`one name for ${count} foes`, 'a name only if there is one foe')
    : undefined;
}

function parsePart(text: string, foes: readonly Fighter[]): ParsedFoes {
  const part = readPart(text);
  if (part === undefined) {
    return refuse(`"${text}"`, 'a number and the name of a foe');
  }
  const {count, kind, own} = part;
  const fighter = foes.find(
    ({name}) => name.toLowerCase() === kind.toLowerCase(),
  );
  if (fighter === undefined) {
    return refuse(`"${kind}"`, 'the name of a foe', findClose(kind, foes));
  }
  const named = own === undefined ? {} : {name: own};
  return (
    checkCount(part) ?? {
      ok: true,
      groups: [{fighter, side: 'foes', count, ...named}],
    }
  );
}

/** Parses foes separated by semicolons: an optional number, the kind, and an optional name in parentheses. */
export function parseFoes(text: string, foes: readonly Fighter[]): ParsedFoes {
  return text
    .split(';')
    .map((part) => parsePart(part.trim(), foes))
    .reduce((all, each) =>
      all.ok && each.ok
        ? {ok: true, groups: [...all.groups, ...each.groups]}
        : all.ok
          ? each
          : all,
    );
}
