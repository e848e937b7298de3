/** The id of the map on its page. */
export const MAP_ID = 'world-map';

/** Returns the hash of the map if a query names a place on it; otherwise empty. */
export function mapHash(search: string): string {
  return new URLSearchParams(search).has('at') ? `#${MAP_ID}` : '';
}
