import type {WrittenDay} from '../../page-info/model/writeDay';

/** A piece of a note: text, or code. */
export type NotePart = {readonly text: string; readonly isCode: boolean};

/** A note for readers about a change to the site, in one or a few sentences. */
export type Note = readonly NotePart[];

/** The notes of a release, newest first. */
export type ReleaseNotes = {
  /** The name of the release; undefined for changes since the last one. */
  readonly title: string | undefined;
  readonly notes: readonly Note[];
};

export type ChangedPage = {
  /** The address, without base path. */
  readonly to: string;
  readonly title: string;
  /** The label of its area. */
  readonly area: string;
  /** Its description; empty if it has none. */
  readonly description: string;
  /** Day of the first commit, as year-month-day; undefined if the history does not reach it. */
  readonly created: string | undefined;
  /** Time of the last commit, in ISO 8601. */
  readonly updated: string;
};

export type News = {
  readonly releases: readonly ReleaseNotes[];
  /** The most recently changed pages, newest first. */
  readonly changed: readonly (Pick<ChangedPage, 'to' | 'title' | 'area'> & {
    readonly updated: WrittenDay;
  })[];
  /** Whether the site has a feed of changed pages. */
  readonly hasFeed: boolean;
  /** Address of the complete changelog. */
  readonly changelog: string;
};
