/** Path of a file of the index in development, from the base path on. */
export function pathOnDemand(name: string): string {
  return `search-index/${name}`;
}
