import {nearest} from '../../../shared/lib/nearest';
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

/** The attributes by which an author chooses spells and powers. */
export const SELECTING = [
  'school',
  'type',
  'level',
  'sphere',
  'heldBy',
  'name',
] as const;

/** What an author wrote under those attributes. */
export type SelectionTexts = Readonly<
  Partial<Record<(typeof SELECTING)[number], string | undefined>>
>;

/** What a page asks of the catalogue. */
export type SpellRequest = {
  /** Whole records, or a name and a link each. */
  readonly form: 'entries' | 'links';
  /** By what the author chose; all where nothing is said. */
  readonly texts?: SelectionTexts;
  /** Page and line, for messages and as the key of what the page was served with. */
  readonly from?: string;
  /** Whether the records alone are wanted, also by readers. */
  readonly bare?: boolean;
};

/** Which spells and powers a page shows: all where nothing is said. */
export type SpellSelection = {
  readonly schools: readonly SchoolName[];
  readonly types: readonly RecordType[];
  /** Lowest and highest level, both included. */
  readonly levels: readonly [number, number];
  /** At least one of these is among the spheres of the record; any where there is none. */
  readonly spheres: readonly SphereName[];
  readonly holders: readonly HolderName[];
  /** Names in the form that they have in addresses. */
  readonly slugs: readonly string[];
};

type Named<Name extends string> = {
  readonly id?: string;
  readonly name: Name;
};

/** Finds each of several names, by name or by its slug. */
function chosen<Name extends string>(
  attribute: string,
  text: string | undefined,
  candidates: readonly Named<Name>[],
): readonly Name[] {
  return splitNames(text ?? '').map((wanted) => {
    const found = candidates.find(({id, name}) =>
      [id, name.toLowerCase()].includes(wanted.toLowerCase()),
    );
    if (found === undefined) {
      const names = candidates.map(({id, name}) => id ?? name);
      const close = nearest(wanted, names);
      throw new Error(
        `found ${attribute}="${wanted}", expected one of ${names.join(', ')}${close === undefined ? '' : ` (perhaps "${close}")`}`,
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
      `found level="${text}", expected a level as "3", or the lowest and the highest as "1-4"`,
    );
  }
  return levels;
}

function named<Name extends string>(
  names: readonly Name[],
): readonly Named<Name>[] {
  return names.map((name) => ({name}));
}

/**
 * Understands by what an author chooses spells and powers.
 *
 * @throws Error saying what was found and expected.
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

/** Whether a list asks for anything, or has one of what is there. */
function meets<Value>(
  wanted: readonly Value[],
  present: readonly Value[],
): boolean {
  return wanted.length === 0 || wanted.some((value) => present.includes(value));
}

const SCHOOL_ORDER: readonly SchoolName[] = SCHOOLS.map(({name}) => name);

/** Sets records by school, level, spells before powers, and name. */
function inListOrder(one: SpellRecord, other: SpellRecord): number {
  return (
    SCHOOL_ORDER.indexOf(one.school) - SCHOOL_ORDER.indexOf(other.school) ||
    one.level - other.level ||
    TYPES.indexOf(one.type) - TYPES.indexOf(other.type) ||
    one.name.localeCompare(other.name, 'en-US')
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

/** Takes the records that are chosen, in the order of a list; never one that only keeps a place. */
export function selectSpells(
  records: readonly SpellRecord[],
  selection: SpellSelection,
): readonly SpellRecord[] {
  return records
    .filter((record) => isChosen(record, selection))
    .toSorted(inListOrder);
}
