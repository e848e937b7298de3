import {language} from '../../../src/shared/model/language';
import {nearest} from '../../../src/shared/model/nearest';
import {getSlug} from './derive';
import {HOLDERS, type HolderName} from './holders';
import {
  isPlaceholder,
  splitNames,
  TYPES,
  type RecordType,
  type SpellRecord,
} from './record';
import {SCHOOLS, type SchoolName} from './schools';
import {SPHERES, type SphereName} from './spheres';

/** The attributes that select spells and powers. */
export const SELECTING = [
  'school',
  'type',
  'level',
  'sphere',
  'heldBy',
  'name',
] as const;

/** The selecting attributes, as written. */
export type SelectionTexts = Readonly<
  Partial<Record<(typeof SELECTING)[number], string | undefined>>
>;

/** A page's request for spells and powers. */
export type SpellRequest = {
  /** Full records, or only names and links. */
  readonly form: 'entries' | 'links';
  /** The selecting attributes; without them, everything is selected. */
  readonly texts?: SelectionTexts;
  /** Page and line, for error messages and as the key of the served content. */
  readonly from?: string;
  /** Whether the module exports the records themselves, not a source for served content. */
  readonly bare?: boolean;
};

/** The spells and powers that a page selects; an empty list selects everything. */
export type SpellSelection = {
  readonly schools: readonly SchoolName[];
  readonly types: readonly RecordType[];
  /** Lowest and highest level, both included. */
  readonly levels: readonly [number, number];
  /** The record must have at least one of these spheres. */
  readonly spheres: readonly SphereName[];
  readonly holders: readonly HolderName[];
  /** The slugs of names. */
  readonly slugs: readonly string[];
};

type NamedValue<Name extends string> = {
  readonly id?: string;
  readonly name: Name;
};

/** Resolves values that authors give as names or slugs. */
function chosen<Name extends string>(
  attribute: string,
  text: string | undefined,
  candidates: readonly NamedValue<Name>[],
): readonly Name[] {
  return splitNames(text ?? '').map((wanted) => {
    const found = candidates.find(({id, name}) =>
      [id, name.toLowerCase()].includes(wanted.toLowerCase()),
    );
    if (found === undefined) {
      const names = candidates.map(({id, name}) => id ?? name);
      const close = nearest(wanted, names);
      throw new Error(
        `found ${attribute}="${wanted}", expected one of ${names.join(', ')}${close === undefined ? '' : ` (did you mean "${close}"?)`}`,
      );
    }
    return found.name;
  });
}

function chosenLevels(text: string): readonly [number, number] {
  const [, least = '', most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const levels = [Number(least), Number(most)] as const;
  if (least === '' || levels[0] > levels[1]) {
    throw new Error(
      `found level="${text}", expected a level such as "3", or a range such as "1-4"`,
    );
  }
  return levels;
}

function named<Name extends string>(
  names: readonly Name[],
): readonly NamedValue<Name>[] {
  return names.map((name) => ({name}));
}

/**
 * Parses the selecting attributes.
 *
 * @throws Error with what was found, and what was expected.
 */
export function spellSelection(texts: SelectionTexts): SpellSelection {
  const {level = '', name = ''} = texts;
  return {
    schools: chosen('school', texts.school, SCHOOLS),
    types: chosen('type', texts.type, named(TYPES)),
    levels: level === '' ? [1, Infinity] : chosenLevels(level),
    spheres: chosen('sphere', texts.sphere, SPHERES),
    holders: chosen('heldBy', texts.heldBy, named(HOLDERS)),
    slugs: splitNames(name).map(getSlug),
  };
}

/** Whether a list is empty, or contains one of the values. */
function meets<Value>(
  wanted: readonly Value[],
  present: readonly Value[],
): boolean {
  return wanted.length === 0 || wanted.some((value) => present.includes(value));
}

const SCHOOL_ORDER: readonly SchoolName[] = SCHOOLS.map(({name}) => name);

/** Compares records by school, level, type (spells before powers), and name. */
function inListOrder(one: SpellRecord, other: SpellRecord): number {
  return (
    SCHOOL_ORDER.indexOf(one.school) - SCHOOL_ORDER.indexOf(other.school) ||
    one.level - other.level ||
    TYPES.indexOf(one.type) - TYPES.indexOf(other.type) ||
    one.name.localeCompare(other.name, language)
  );
}

function isChosen(record: SpellRecord, selection: SpellSelection): boolean {
  const {schools, types, levels, spheres, holders, slugs} = selection;
  const [least, most] = levels;
  const {school, type, level, sphere, heldBy, name} = record;
  return [
    !isPlaceholder(record),
    level >= least && level <= most,
    meets(schools, [school]),
    meets(types, [type]),
    meets(spheres, sphere),
    meets(holders, heldBy),
    meets(slugs, [getSlug(name)]),
  ].every(Boolean);
}

/** Selects records, sorted as in lists and without placeholders. */
export function selectSpells(
  records: readonly SpellRecord[],
  selection: SpellSelection,
): readonly SpellRecord[] {
  return records
    .filter((record) => isChosen(record, selection))
    .toSorted(inListOrder);
}
