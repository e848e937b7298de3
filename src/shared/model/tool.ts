/**
 * A tool of the site: an entry of the palette, and of the menu at the table. A plugin lists its
 * tools in client/tools.ts.
 */
export type Tool = {
  readonly key: string;
  readonly title: string;
  /** What readers can use it for. */
  readonly note: string;
  /** Further search words. */
  readonly words: string;
  /** Whether the palette lists it only once readers type. */
  readonly isWanted?: boolean;
  /** Its name in the menu at the table; tools without one are not in that menu. */
  readonly atTable?: string;
  /** Preloads the code that a press runs. */
  readonly prepare?: () => Promise<unknown>;
} & (
  | {readonly to: string}
  /** Takes the base path of the site. */
  | {readonly open: (basePath: string) => void}
);
