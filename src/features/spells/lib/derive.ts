import {kebabCase} from '../../../shared/lib/kebabCase';
import {spellRules} from '@world/spellRules';
import {inWheelOrder, getOpposite, type ElementName} from './elements';
import type {SpellRecord} from './record';
import {schoolNamed, SCHOOLS, type SchoolName} from './schools';
import {sphereNamed} from './spheres';
import {parseName, type NamedUsage} from './usage';

/** What follows from a record, and is never authored. */
export type Derived = NamedUsage & {
  /** The name in addresses, unique among all spells and powers. */
  readonly slug: string;
  /** The elements whose motes can pay for it, in the order of the Wheel. */
  readonly elements: readonly ElementName[];
  /** The elements that cancel those, and can counter it. */
  readonly opposes: readonly ElementName[];
  /** What it costs, in motes; nothing for a power. */
  readonly cost: number | undefined;
};

/** The elements of a school, then those behind the Gates of spheres; what would cancel is left out. */
function listElements({
  school,
  sphere,
}: Pick<SpellRecord, 'school' | 'sphere'>): readonly ElementName[] {
  const gates = sphere.flatMap((name) => sphereNamed(name)?.element ?? []);
  const all = [...(schoolNamed(school)?.elements ?? []), ...gates];
  return inWheelOrder(
    all.reduce<readonly ElementName[]>(
      (kept, element) =>
        kept.includes(getOpposite(element)) ? kept : [...kept, element],
      [],
    ),
  );
}

/** The schools of which an element cancels one of a school, so that neither works the other's hearth. */
export function opposingSchools(school: SchoolName): readonly SchoolName[] {
  const against = new Set(schoolNamed(school)?.elements.map(getOpposite));
  return SCHOOLS.filter(({elements}) =>
    elements.some((element) => against.has(element)),
  ).map(({name}) => name);
}

/** The name of a record in addresses. */
export function getSlug(name: string): string {
  return kebabCase(parseName(name)?.title ?? name);
}

/** The anchor of a record on a page. */
export function getAnchor({
  type,
  name,
}: Pick<SpellRecord, 'type' | 'name'>): string {
  return `${type.toLowerCase()}-${getSlug(name)}`;
}

/** Finds out what follows from a record. */
export function derive(record: SpellRecord): Derived {
  const {type, level, name} = record;
  const elements = listElements(record);
  return {
    ...(parseName(name) ?? {title: name, usage: undefined}),
    slug: getSlug(name),
    elements,
    opposes: inWheelOrder(elements.map(getOpposite)),
    cost: type === 'Spell' ? spellRules.costOf(level) : undefined,
  };
}
