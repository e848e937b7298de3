import type {Place} from './places';

/** The places of a territory, in the order of the alphabet. */
export type TerritoryPlaces = {
  /** Address of the page of the territory. */
  readonly page: string;
  readonly territory: string;
  readonly places: readonly Place[];
};

/** Groups places by the territory that they lie in, in the order in which territories first come. */
export function byTerritory(
  places: readonly Place[],
): readonly TerritoryPlaces[] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    groups.set(place.territory, [
      ...(groups.get(place.territory) ?? []),
      place,
    ]);
  }
  return Array.from(groups, ([territory, inside]) => ({
    territory,
    page: inside[0]?.page.replace(/#.*$/, '') ?? '',
    places: inside.toSorted((a, b) => a.name.localeCompare(b.name)),
  }));
}

/** The places whose name holds what readers typed. */
export function placesNamed(
  places: readonly Place[],
  typed: string,
): readonly Place[] {
  const wanted = typed.trim().toLowerCase();
  return places.filter(({name}) => name.toLowerCase().includes(wanted));
}

/** Land that nobody holds has no name, and is written small. */
const UNNAMED = 'unclaimed';

/** What a territory is called, by its id. */
export function territoryName(id: string): string {
  return id === UNNAMED
    ? id
    : id
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
}
