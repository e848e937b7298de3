/** The part of a docs instance's global data that grows with its pages. */
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
 * Removes the list of documents from the global data that every page ships. Only version and
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
