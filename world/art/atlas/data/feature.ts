import {WORLD} from '../shape/terrain';
import type {Chain, Point} from '../../../../scripts/drawing/vector';

type Geometry =
  | {readonly type: 'Point'; readonly coordinates: Point}
  | {readonly type: 'LineString'; readonly coordinates: Chain}
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly Chain[])[];
    };

export type Feature = {
  readonly type: 'Feature';
  readonly id: string;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: Geometry;
};

/**
 * Converts a point to file coordinates: miles east and north of the south-west corner, to a tenth.
 */
export function toFile([x, y]: Point): Point {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [round(x), round(WORLD[1] - y)];
}

export function feature(
  id: string,
  properties: Feature['properties'],
  geometry: Geometry,
): Feature {
  return {type: 'Feature', id, properties: {id, ...properties}, geometry};
}

export function createPoint(place: Point): Geometry {
  return {type: 'Point', coordinates: toFile(place)};
}

export function lineThrough(line: Chain): Geometry {
  return {type: 'LineString', coordinates: line.map(toFile)};
}

/** Formats a GeoJSON file with one feature per line, for readable diffs. */
export function collection(name: string, features: readonly Feature[]): string {
  const lines = features.map((one) => JSON.stringify(one)).join(',\n');
  const head = `"type":"FeatureCollection","name":${JSON.stringify(name)}`;
  const units =
    '"description":"Miles on one plane, to the east and north of the south-west corner of the world, which is 3000 by 1875 miles."';
  return `{${head},${units},"features":[\n${lines}\n]}\n`;
}
