import {nearest} from '../../../src/shared/model/nearest';
import {HOLDERS, holderNamed, type HolderName} from '../model/holders';
import {recordLimits} from '../model/limits';
import {MEASURES, type MeasureName} from '../model/measures';
import {LEVELS, splitNames, TYPES, type RecordType} from '../model/record';
import {schoolNamed, SCHOOLS, type SchoolName} from '../model/schools';
import {sphereNamed, SPHERES, type SphereName} from '../model/spheres';
import {parseName, USAGE_EXPECTED} from '../model/usage';

/** How a cell is parsed, and what is reported if that fails. */
export type Check<Value> = {
  /** The value of the cell; undefined if it is invalid. */
  readonly parse: (text: string) => Value | undefined;
  readonly expected: (text: string) => string;
};

function matchOne(text: string, names: readonly string[]): string {
  const close = nearest(text, names);
  return `one of ${names.join(', ')}${close === undefined ? '' : ` (did you mean "${close}"?)`}`;
}

/** Keeps the text of a measure unchanged if it can be parsed. */
export function textCheck(name: MeasureName): Check<string> {
  const {parse, expected} = MEASURES[name];
  return {
    parse: (text) => (parse(text) === undefined ? undefined : text),
    expected: () => expected,
  };
}

/** Accepts the type of a record: Spell or Power. */
export const typeCheck: Check<RecordType> = {
  parse: (text) => TYPES.find((type) => type === text),
  expected: (text) => matchOne(text, TYPES),
};

export const schoolCheck: Check<SchoolName> = {
  parse: (text) => schoolNamed(text)?.name,
  expected: (text) =>
    matchOne(
      text,
      SCHOOLS.map(({name}) => name),
    ),
};

/** The valid levels of a record type, or of all types if the type itself is invalid. */
export function levelCheck(type: RecordType | undefined): Check<number> {
  const [least, most] = type === undefined ? [1, 12] : LEVELS[type];
  return {
    parse(text) {
      const level = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      return level >= least && level <= most ? level : undefined;
    },
    expected: () =>
      `a whole number from ${least} to ${most}${type === undefined ? '' : ` for a ${type}`}; use 0 only for a placeholder, with all other cells empty`,
  };
}

/** The valid names of a record type: a spell has no suffix for how often it can be used. */
export function nameCheck(type: RecordType | undefined): Check<string> {
  return {
    parse(text) {
      const named = parseName(text);
      return named === undefined ||
        named.title.length > recordLimits.name ||
        (type === 'Spell' && named.usage !== undefined)
        ? undefined
        : text;
    },
    expected: () =>
      `a name of at most ${recordLimits.name} characters, followed by ${
        type === 'Spell'
          ? 'no suffix, because only powers have one'
          : USAGE_EXPECTED
      }`,
  };
}

/** Parses a cell with several names; undefined if one of them is unknown. */
function allNamed<Name extends string>(
  cell: string,
  named: (name: string) => Name | undefined,
): readonly Name[] | undefined {
  const names = splitNames(cell);
  const found = names.flatMap((name) => named(name) ?? []);
  return found.length === names.length && new Set(found).size === names.length
    ? found
    : undefined;
}

/** Finds the unknown name in a cell, or returns the whole cell. */
function findStranger(cell: string, known: readonly string[]): string {
  return splitNames(cell).find((name) => !known.includes(name)) ?? cell;
}

const SPHERE_NAMES = SPHERES.map(({name}) => name);

/** Accepts names of spheres separated by semicolons, up to the limit. */
export const sphereCheck: Check<readonly SphereName[]> = {
  parse(text) {
    const found = allNamed(text, (name) => sphereNamed(name)?.name) ?? [];
    return found.length >= 1 && found.length <= recordLimits.spheres
      ? found
      : undefined;
  },
  expected: (text) =>
    `one to ${recordLimits.spheres} spheres, separated by ";", without repeats, each ${matchOne(findStranger(text, SPHERE_NAMES), SPHERE_NAMES)}`,
};

/** The valid holders of a record type: a power must have one, a spell need not. */
export function holderCheck(
  type: RecordType | undefined,
): Check<readonly HolderName[]> {
  return {
    parse(text) {
      const found = allNamed(text, holderNamed);
      return type === 'Power' && found?.length === 0 ? undefined : found;
    },
    expected: (text) =>
      `${type === 'Power' ? 'the holders of the power' : 'nothing, or the holders of the spell'}, separated by ";", without repeats, each ${matchOne(findStranger(text, HOLDERS), HOLDERS)}`,
  };
}

/** Accepts a description on one line, whose length is within the limits. */
export const descriptionCheck: Check<string> = {
  parse(text) {
    const [least, most] = recordLimits.description;
    return text.length >= least && text.length <= most && !/[\n\r]/.test(text)
      ? text
      : undefined;
  },
  expected: (text) =>
    `one paragraph of ${recordLimits.description.join(' to ')} characters (this has ${text.length})`,
};
