import type {MadeFile} from './saveFile';

/** The address of a site within its origin, and the suffix of the framework's storage keys. */
export type SitePlace = {
  /** With a slash at both ends. */
  readonly base: string;
  readonly namespace: string;
};

/** Where a part of what the site saves is. */
export type SavedPlaces = {
  /** Keys of local and session storage; an asterisk stands for any text. */
  readonly keys?: readonly string[];
  /** Keys that each visit sets by itself: they are deleted, but not listed. */
  readonly marks?: readonly string[];
  readonly databases?: readonly string[];
  readonly caches?: readonly string[];
  /** Whether the service worker belongs to it. */
  readonly hasWorker?: boolean;
};

/**
 * A part of what the site saves in the browser, by which "Delete saved data" lists and deletes it.
 * A plugin lists its own in client/savedData.ts.
 */
export type SavedData = {
  /** What readers call it; a part without one is a setting. */
  readonly label?: string;
  readonly find: (place: SitePlace) => SavedPlaces;
  /** Makes files from which readers can open it again; they have made it themselves. */
  readonly makeFiles?: (basePath: string) => Promise<readonly MadeFile[]>;
};
