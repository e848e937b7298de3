import {kebabCase} from '../../../src/shared/model/kebabCase';
import {spellRules} from '../../../world/spellRules';
import {inWheelOrder, getOpposite, type ElementName} from './elements';
import type {SpellRecord} from './record';
import {schoolNamed} from './schools';
import {sphereNamed} from './spheres';
import {parseName, type NamedUsage} from './usage';

/** Values that are derived from a record, never authored. */
export type Derived = NamedUsage & {
  /** The id in addresses, unique among all spells and powers. */
  readonly slug: string;
  /** The elements whose motes can pay for it, in Wheel order. */
  readonly elements: readonly ElementName[];
  /** The opposite elements, which cancel its own elements and can counter it. */
  readonly opposes: readonly ElementName[];
  /** The cost in motes; undefined for a power. */
  readonly cost: number | undefined;
};

/**
 * Lists the elements of a school and of the Gates of spheres, without any that would cancel an
 * earlier one.
 */
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

export function getSlug(name: string): string {
  return kebabCase(parseName(name)?.title ?? name);
}

export function getAnchor({
  type,
  name,
}: Pick<SpellRecord, 'type' | 'name'>): string {
  return `${type.toLowerCase()}-${getSlug(name)}`;
}

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
