import {nearest} from '../../../shared/lib/nearest';
import type {Fighter, Group} from './fighter';

/** What an author wrote that names no foes. */
export type EncounterFault = {
  readonly found: string;
  readonly expected: string;
  /** The name that was perhaps meant. */
  readonly perhaps?: string | undefined;
};

/** The foes of an encounter, or the first fault of its text. */
export type ParsedFoes =
  | {readonly ok: true; readonly groups: readonly Group[]}
  | {readonly ok: false; readonly fault: EncounterFault};

/** The most foes of one kind, so that a slip of the finger is no army. */
export const MOST_OF_A_KIND = 40;

/** What an author wrote of one kind. */
type Part = {
  readonly count: number;
  readonly kind: string;
  readonly own: string | undefined;
};

/** A text without spaces around it; nothing where it is empty. */
function trimmed(text: string): string | undefined {
  const trim = text.trim();
  return trim === '' ? undefined : trim;
}

/** Reads a number, a name, and in brackets that of the only one; nothing where there is no name. */
function readPart(part: string): Part | undefined {
  const [front = '', ...rest] = part.split('(');
  const digits = /^\d+/.exec(front.trim())?.[0] ?? '';
  const kind = trimmed(front.trim().slice(digits.length));
  const own = trimmed(rest.join('(').replace(/\)$/, ''));
  return kind === undefined
    ? undefined
    : {count: digits === '' ? 1 : Number(digits), kind, own};
}

/** The foe that was perhaps meant: one that is written alike, or whose name holds the word. */
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

/** What is wrong with the number of a kind. */
function checkCount({count, own}: Part): ParsedFoes | undefined {
  if (count < 1 || count > MOST_OF_A_KIND) {
    return refuse(`the number ${count}`, `1 to ${MOST_OF_A_KIND} of a kind`);
  }
  return own !== undefined && count > 1
    ? refuse(`one name for ${count}`, 'a name of its own for one foe')
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

/**
 * Reads foes as authors write them: a number and a name, with semicolons between; one foe may
 * have a name of its own in brackets behind that of its kind.
 */
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
