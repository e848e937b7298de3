import type {Place, PlaceKind} from './places';

/** Kinds of places, the most important first. */
const RANKS: readonly PlaceKind[] = [
  'seat',
  'port',
  'gate',
  'town',
  'ruin',
  'site',
  'mouth',
];

type Thinning = {
  /** The space that each place needs, in miles from edge to edge. */
  readonly room: number;
  /** The id of a place that is always shown. */
  readonly kept: string | undefined;
};

function isNear([east, north]: Place['position'], other: Place, room: number) {
  const [otherEast, otherNorth] = other.position;
  return (
    Math.max(Math.abs(east - otherEast), Math.abs(north - otherNorth)) < room
  );
}

/** Selects the places that a map can show without crowding, the most important first. */
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
