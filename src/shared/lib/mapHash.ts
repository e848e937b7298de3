/** The id of the map on its page. */
export const MAP_ID = 'world-map';

/** The hash of the map where an address says at what place it looks; empty where it says nothing of one. */
export function mapHash(search: string): string {
  return new URLSearchParams(search).has('at') ? `#${MAP_ID}` : '';
}
