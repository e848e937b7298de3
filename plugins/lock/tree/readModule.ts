/** A file that pages need in addition to the site's own, such as a scaled copy of a picture. */
export type MadeFile = {
  /** Path on the site, without a leading slash. */
  readonly path: string;
  readonly bytes: Uint8Array;
};

/** The data that a page gets from an import that the bundler would turn into a module. */
export type ImportedData = {
  readonly data: unknown;
  /** Whether its source is public. */
  readonly open: boolean;
  /** Public files that the data refers to. */
  readonly made: readonly MadeFile[];
  /** Patterns of its CSV files, from the root of the project, if the request does not name them. */
  readonly sources?: readonly string[];
};

/** Resolves an import of a page without a bundler; undefined if it is not data. */
export type ReadModule = (request: string) => Promise<ImportedData | undefined>;

/** Returns the source of a module whose default export is a JSON value. */
export function toModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** Splits a request into its module and its query, which keeps the question mark. */
export function partedRequest(request: string): {
  readonly module: string;
  readonly query: string;
} {
  const mark = request.indexOf('?');
  return mark === -1
    ? {module: request, query: ''}
    : {module: request.slice(0, mark), query: request.slice(mark)};
}
