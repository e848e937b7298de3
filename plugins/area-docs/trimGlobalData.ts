/** The part of what a docs instance publishes to every page that grows with its pages. */
type DocsGlobalData = {
  readonly versions: readonly {readonly docs: readonly unknown[]}[];
};

function isDocsGlobalData(data: unknown): data is DocsGlobalData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'versions' in data &&
    Array.isArray(data.versions)
  );
}

/**
 * Leaves the list of documents out of what every page ships: only version and
 * document items of the navbar read it, and the site has neither.
 */
export function trimGlobalData(data: unknown): unknown {
  return isDocsGlobalData(data)
    ? {
        ...data,
        versions: data.versions.map((version) => ({...version, docs: []})),
      }
    : data;
}
