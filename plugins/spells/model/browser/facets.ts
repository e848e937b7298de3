import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {ELEMENTS} from '../elements';
import {HOLDERS} from '../holders';
import {LEVELS, TYPES} from '../record';
import {SAVES} from '../save';
import {SCHOOLS} from '../schools';
import {SPHERES} from '../spheres';
import {
  AREA_BANDS,
  castingBands,
  DURATION_BANDS,
  RANGE_BANDS,
  USAGE_BANDS,
} from './bands';

/** A value of a facet. */
export type FacetValue = {
  /** Its key in queries, unique in its facet. */
  readonly id: string;
  /** Its name in the world; absent if the interface provides a label. */
  readonly name?: string;
};

/** The facets of spells and powers, in display order. */
export const FACET_IDS = [
  'type',
  'school',
  'level',
  'sphere',
  'element',
  'held',
  'use',
  'range',
  'duration',
  'casting',
  'area',
  'save',
] as const;

/** The id of a facet, as in the address. */
export type FacetId = (typeof FACET_IDS)[number];

function named(names: readonly string[]): readonly FacetValue[] {
  return names.map((name) => ({id: kebabCase(name), name}));
}

function worded(ids: readonly string[]): readonly FacetValue[] {
  return ids.map((id) => ({id}));
}

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
  range: worded(RANGE_BANDS),
  duration: worded(DURATION_BANDS),
  casting: worded(castingBands),
  area: worded(AREA_BANDS),
  save: [...named(SAVES), {id: 'none'}],
};

/** Whether a facet has a value of that id. */
export function isValueOf(facet: FacetId, id: string): boolean {
  return FACETS[facet].some((value) => value.id === id);
}
