export type FileChange = {
  /** Its day, as year-month-day. */
  readonly day: string;
  /** The first line of the commit, without e-mail addresses. */
  readonly summary: string;
};

/** The git history of a file; unknown values are absent. */
export type FileHistory = {
  /** Day of the first commit, as year-month-day. */
  readonly created?: string;
  /** Time of the last commit, in ISO 8601. */
  readonly updated?: string;
  /** Names by number of commits, in descending order. */
  readonly contributors?: readonly string[];
  /** Newest first. */
  readonly changes?: readonly FileChange[];
};

/** The history of every file, by path from the root of the project. */
export type FileHistories = ReadonlyMap<string, FileHistory>;

export type ReadHistories = () => Promise<FileHistories>;
