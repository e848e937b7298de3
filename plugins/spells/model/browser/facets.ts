import {ELEMENTS} from '../elements';
import {HOLDERS} from '../holders';
import {
  measures,
  named,
  worded,
  type FacetValue,
  type MeasureFacet,
} from '../measures';
import {LEVELS, TYPES} from '../record';
import {SCHOOLS} from '../schools';
import {SPHERES} from '../spheres';
import {USAGE_BANDS} from './bands';

/** The facets of spells and powers, in display order. */
export const FACET_IDS = [
  'type',
  'school',
  'level',
  'sphere',
  'element',
  'held',
  'use',
  ...measures.map(([, {facet}]) => facet),
] as const;

/** The id of a facet, as in the address. */
export type FacetId = (typeof FACET_IDS)[number];

const highest = Math.max(...Object.values(LEVELS).map(([, most]) => most));

const levels = Array.from({length: highest}, (_, index) => `${index + 1}`);

const listNames = (
  rows: readonly {readonly name: string}[],
): readonly string[] => rows.map(({name}) => name);

/** The values of each facet. */
export const FACETS: Readonly<Record<FacetId, readonly FacetValue[]>> = {
  type: named(TYPES),
  school: SCHOOLS.map(({id, name}) => ({id, name})),
  level: named(levels),
  sphere: named(listNames(SPHERES)),
  element: named(listNames(ELEMENTS)),
  held: named(HOLDERS),
  use: worded(USAGE_BANDS),
  ...(Object.fromEntries(
    measures.map(([, {facet, values}]) => [facet, values]),
  ) as Record<MeasureFacet, readonly FacetValue[]>),
};

/** Whether the facet has a value with that id. */
export function isValueOf(facet: FacetId, id: string): boolean {
  return FACETS[facet].some((value) => value.id === id);
}
