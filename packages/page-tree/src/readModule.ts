/** A file that pages need beside the site's own, such as a small copy of a picture. */
export type MadeFile = {
  /** Path on the site, without a leading slash. */
  readonly path: string;
  readonly bytes: Uint8Array;
};

/** What a page gets by an import that the bundler makes a module of. */
export type ImportedData = {
  readonly data: unknown;
  /** Whether everybody may read where it comes from. */
  readonly open: boolean;
  /** Files that everybody may read and that the data leads to. */
  readonly made: readonly MadeFile[];
};

/** Reads what an import of a page gives, without a bundler; nothing where others answer for it. */
export type ReadModule = (request: string) => Promise<ImportedData | undefined>;

/** The source of a module whose default export is a value that JSON can hold. */
export function toModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** Parts a request into the module that it names and its query, with its question mark. */
export function partedRequest(request: string): {
  readonly module: string;
  readonly query: string;
} {
  const mark = request.indexOf('?');
  return mark === -1
    ? {module: request, query: ''}
    : {module: request.slice(0, mark), query: request.slice(mark)};
}
