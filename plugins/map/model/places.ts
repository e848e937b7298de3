import {parseSheet, type Sheet} from '../../../src/shared/model/csv';
import type {Position} from './geometry';

/** The kinds of places; the map has a layer for each. */
export const placeKinds = [
  'seat',
  'town',
  'port',
  'gate',
  'ruin',
  'site',
  'mouth',
] as const;

/** The kind of a place, such as a town or a ruin. */
export type PlaceKind = (typeof placeKinds)[number];

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Id of its territory. */
  readonly territory: string;
  /** The page about it. */
  readonly page: string;
  readonly position: Position;
};

function getKind(cell: string | undefined, id: string): PlaceKind {
  const kind = placeKinds.find((one) => one === cell);
  if (kind === undefined) {
    throw new Error(
      `${id} has the kind "${cell ?? ''}", but needs one of ${placeKinds.join(', ')}.`,
    );
  }
  return kind;
}

function getMiles(cell: string | undefined, id: string): number {
  const miles = Number(cell);
  if (cell === undefined || cell === '' || Number.isNaN(miles)) {
    throw new Error(
      `${id} has the position "${cell ?? ''}", but needs a number of miles.`,
    );
  }
  return miles;
}

/**
 * Parses the places of a CSV file.
 *
 * @throws Error naming the place that is malformed.
 */
export function listPlaces({columns, rows}: Sheet): readonly Place[] {
  return rows.map((row) => {
    const cell = (column: string): string | undefined =>
      row[columns.indexOf(column)];
    const id = cell('Id') ?? '';
    return {
      id,
      name: cell('Name') ?? '',
      kind: getKind(cell('Kind'), id),
      territory: cell('Territory') ?? '',
      page: cell('Page') ?? '',
      position: [getMiles(cell('East'), id), getMiles(cell('North'), id)],
    };
  });
}

export function readPlaces(text: string): readonly Place[] {
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error('The CSV file of places is not valid.');
  }
  return listPlaces(result.sheet);
}
