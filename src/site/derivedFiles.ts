/** Files that a command writes, so that a change by hand would be lost. */
export type DerivedFiles = {
  /** Whether a file is one of them, by its path below `static/`. */
  readonly includes: (path: string) => boolean;
  /** What authors change instead: paths from the root of the project. */
  readonly sources: readonly string[];
  /** The command that writes them. */
  readonly command: string;
};
