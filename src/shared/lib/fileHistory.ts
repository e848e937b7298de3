/** What git knows of a page or of another file; what it cannot know is absent. */
export type FileHistory = {
  /** Day of the first commit, as year-month-day. */
  readonly created?: string;
  /** Time of the last commit, in the form of ISO 8601. */
  readonly updated?: string;
  /** Names, most commits first. */
  readonly contributors?: readonly string[];
};

/** The history of every file, by path from the root of the project. */
export type FileHistories = ReadonlyMap<string, FileHistory>;

/** Finds out the history of all files; the wiring hands it to the plugins. */
export type ReadHistories = () => Promise<FileHistories>;
