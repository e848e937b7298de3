import {kebabCase} from '../../../src/shared/model/kebabCase';
import {AREA_EXPECTED, parseArea} from './area';
import {
  AREA_BANDS,
  castingBand,
  CASTING_BANDS,
  DURATION_BANDS,
  RANGE_BANDS,
} from './browser/bands';
import {CASTING_TIME_EXPECTED, parseCastingTime} from './castingTime';
import {DURATION_EXPECTED, parseDuration} from './duration';
import {parseRange, RANGE_EXPECTED} from './range';
import {parseSave, SAVE_EXPECTED, SAVES} from './save';

/** A value of a filter. */
export type FacetValue = {
  /** Its key in queries, unique in its filter. */
  readonly id: string;
  /** Its label. */
  readonly name: string;
};

/** A text that describes how a spell or power works. */
type Measure = {
  readonly label: string;
  /** Returns undefined if a cell is invalid. */
  readonly parse: (text: string) => unknown;
  /** The expected form of a cell, for error messages. */
  readonly expected: string;
  /** The key of its filter in queries. */
  readonly facet: string;
  readonly values: readonly FacetValue[];
  /** Returns the name or id of a text's value; absent if the value depends on caster level. */
  readonly bandOf?: (text: string) => string;
};

/** Creates values whose ids are derived from their names. */
export function named(names: readonly string[]): readonly FacetValue[] {
  return names.map((name) => ({id: kebabCase(name), name}));
}

/** Creates values from names by id. */
export function worded(
  names: Readonly<Record<string, string>>,
): readonly FacetValue[] {
  return Object.entries(names).map(([id, name]) => ({id, name}));
}

/**
 * The texts that describe how a spell or power works, each with its column in the CSV files. Pages,
 * cards, tables, print, search, and filters show all of them, in this order.
 */
export const MEASURES = {
  range: {
    label: 'Range',
    parse: parseRange,
    expected: RANGE_EXPECTED,
    facet: 'range',
    values: worded(RANGE_BANDS),
  },
  duration: {
    label: 'Duration',
    parse: parseDuration,
    expected: DURATION_EXPECTED,
    facet: 'duration',
    values: worded(DURATION_BANDS),
  },
  castingTime: {
    label: 'Casting',
    parse: parseCastingTime,
    expected: CASTING_TIME_EXPECTED,
    facet: 'casting',
    values: worded(CASTING_BANDS),
    bandOf: (text) => castingBand(parseCastingTime(text)),
  },
  aoe: {
    label: 'Area',
    parse: parseArea,
    expected: AREA_EXPECTED,
    facet: 'area',
    values: worded(AREA_BANDS),
    bandOf: (text) => parseArea(text)?.kind ?? 'none',
  },
  save: {
    label: 'Save',
    parse: parseSave,
    expected: SAVE_EXPECTED,
    facet: 'save',
    values: [...named(SAVES), {id: 'none', name: 'No save'}],
    bandOf: (text) => parseSave(text)?.save ?? 'none',
  },
} as const satisfies Readonly<Record<string, Measure>>;

/** A column with the text of a measure. */
export type MeasureName = keyof typeof MEASURES;

/** The key of a filter by a measure. */
export type MeasureFacet = (typeof MEASURES)[MeasureName]['facet'];

/** All measures with their columns, in order. */
export const measures = Object.entries(MEASURES) as readonly (readonly [
  MeasureName,
  Measure & {readonly facet: MeasureFacet},
])[];

/** Creates a value for each measure. */
export function eachMeasure<Value>(
  make: (name: MeasureName) => Value,
): Readonly<Record<MeasureName, Value>> {
  return Object.fromEntries(
    measures.map(([name]) => [name, make(name)]),
  ) as Record<MeasureName, Value>;
}
