import type {Place} from './places';

/** The places of a territory, in alphabetical order. */
export type TerritoryPlaces = {
  /** Address of the page of the territory. */
  readonly page: string;
  readonly territory: string;
  readonly places: readonly Place[];
};

/** Groups places by territory, in order of first occurrence. */
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

/** Finds the places whose names contain the search text. */
export function placesNamed(
  places: readonly Place[],
  typed: string,
): readonly Place[] {
  const wanted = typed.trim().toLowerCase();
  return places.filter(({name}) => name.toLowerCase().includes(wanted));
}

/** The id of unclaimed land, which is shown as a common noun. */
const UNNAMED = 'unclaimed';

export function territoryName(id: string): string {
  return id === UNNAMED
    ? id
    : id
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
}
