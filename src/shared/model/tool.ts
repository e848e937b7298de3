/**
 * A tool of the site: an entry of the palette, and of the menu at the table. A plugin lists its
 * tools in client/tools.ts.
 */
export type Tool = {
  readonly key: string;
  readonly title: string;
  /** What it is for. */
  readonly note: string;
  /** Further words by which it is found. */
  readonly words: string;
  /** Whether the palette lists it only once something is written. */
  readonly isWanted?: boolean;
  /** Its name in the menu at the table; without one that menu leaves it out. */
  readonly atTable?: string;
  /** Loads what a press opens before readers press. */
  readonly prepare?: () => Promise<unknown>;
} & (
  | {readonly to: string}
  /** Takes the base path of the site. */
  | {readonly open: (basePath: string) => void}
);
