import type {Place, PlaceKind} from './places';

/** Kinds of places, the greatest first. */
const RANKS: readonly PlaceKind[] = [
  'seat',
  'port',
  'gate',
  'town',
  'ruin',
  'site',
  'mouth',
];

export type Thinning = {
  /** The room that each place takes, in miles from edge to edge. */
  readonly room: number;
  /** The id of a place that is shown whatever is near. */
  readonly kept: string | undefined;
};

function isNear([east, north]: Place['position'], other: Place, room: number) {
  const [otherEast, otherNorth] = other.position;
  return (
    Math.max(Math.abs(east - otherEast), Math.abs(north - otherNorth)) < room
  );
}

/** Chooses the places that a map shows at once, the greatest first, each with room about it. */
export function thinPlaces(
  places: readonly Place[],
  {room, kept}: Thinning,
): readonly Place[] {
  const rank = ({id, kind}: Place): number =>
    id === kept ? -1 : RANKS.indexOf(kind);
  const shown: Place[] = [];
  for (const place of places.toSorted((a, b) => rank(a) - rank(b))) {
    if (!shown.some((other) => isNear(place.position, other, room))) {
      shown.push(place);
    }
  }
  return shown;
}
