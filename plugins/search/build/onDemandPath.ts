/** Path of an index file in development, below the base path. */
export function pathOnDemand(name: string): string {
  return `search-index/${name}`;
}
