import type {Line, MultiPolygon, Position} from './geometry';

/** The properties of a map feature, without its geometry. */
export type FeatureFacts = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** The page about it. */
  readonly page: string;
  /** Further properties, such as the session of a leg or the ends of a road. */
  readonly more: Readonly<Record<string, string | number>>;
};

export type PointFeature = FeatureFacts & {readonly position: Position};
/** A feature along a line, such as a road or a river. */
export type LineFeature = FeatureFacts & {readonly line: Line};
/** A feature that covers one or more polygons. */
export type AreaFeature = FeatureFacts & {readonly polygons: MultiPolygon};

/** The features of a file, by geometry type. */
export type Features = {
  readonly points: readonly PointFeature[];
  readonly lines: readonly LineFeature[];
  readonly areas: readonly AreaFeature[];
};

type Fields = Readonly<Record<string, unknown>>;

function readFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${what} is not an object.`);
  }
  return Object.fromEntries(Object.entries(value));
}

function readList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new Error(`${what} is empty or not a list.`);
  }
  return value;
}

function readPosition(value: unknown, what: string): Position {
  const [east, north, ...rest] = readList(value, what);
  if (
    typeof east !== 'number' ||
    typeof north !== 'number' ||
    rest.length > 0
  ) {
    throw new Error(`${what} has a position that is not two numbers.`);
  }
  return [east, north];
}

function readLine(value: unknown, what: string): Line {
  return readList(value, what).map((one) => readPosition(one, what));
}

function readFacts(properties: Fields, what: string): FeatureFacts {
  const text = (key: string): string => {
    const value = properties[key] ?? '';
    if (typeof value !== 'string') {
      throw new TypeError(`${what}: "${key}" is not text.`);
    }
    return value;
  };
  const facts = {
    id: text('id'),
    name: text('name'),
    kind: text('kind'),
    page: text('page'),
  };
  if (facts.id === '' || facts.kind === '') {
    throw new Error(`${what} has no ID or kind.`);
  }
  const more = Object.entries(properties).filter(
    (entry): entry is [string, string | number] =>
      !(entry[0] in facts) &&
      (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  );
  return {...facts, more: Object.fromEntries(more)};
}

/**
 * Parses a GeoJSON file of the map.
 *
 * @throws Error naming the feature that is malformed.
 */
export function readFeatures(json: unknown): Features {
  const points: PointFeature[] = [];
  const lines: LineFeature[] = [];
  const areas: AreaFeature[] = [];
  const features = readList(
    readFields(json, 'The file')['features'],
    'features',
  );
  features.forEach((one, index) => {
    const what = `Feature ${index + 1}`;
    const {properties, geometry} = readFields(one, what);
    const facts = readFacts(readFields(properties, what), what);
    const {type, coordinates} = readFields(geometry, what);
    if (type === 'Point') {
      points.push({...facts, position: readPosition(coordinates, facts.id)});
    } else if (type === 'LineString') {
      lines.push({...facts, line: readLine(coordinates, facts.id)});
    } else if (type === 'MultiPolygon') {
      const polygons = readList(coordinates, facts.id).map((polygon) =>
        readList(polygon, facts.id).map((ring) => readLine(ring, facts.id)),
      );
      areas.push({...facts, polygons});
    } else {
      throw new Error(`${facts.id} is not a point, line, or area.`);
    }
  });
  return {points, lines, areas};
}
