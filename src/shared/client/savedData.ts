import type {MadeFile} from './saveFile';

/**
 * The address of a site within its origin, and the suffix that the framework adds to its storage
 * keys.
 */
export type SitePlace = {
  /** With a slash at both ends. */
  readonly base: string;
  readonly namespace: string;
};

/** Where a part of the saved data is stored. */
export type SavedPlaces = {
  /** Keys of local and session storage; an asterisk stands for any text. */
  readonly keys?: readonly string[];
  /** Keys that each visit sets automatically: they are deleted, but not listed. */
  readonly marks?: readonly string[];
  readonly databases?: readonly string[];
  readonly caches?: readonly string[];
  /** Whether the service worker belongs to it. */
  readonly hasWorker?: boolean;
};

/**
 * A part of the saved data, which "Delete saved data" lists and deletes. A plugin lists its own in
 * client/savedData.ts.
 */
export type SavedData = {
  /** Its label; a part without one is a setting. */
  readonly label?: string;
  readonly find: (place: SitePlace) => SavedPlaces;
  /** Creates files from which readers can restore it; absent if it is not their own work. */
  readonly makeFiles?: (basePath: string) => Promise<readonly MadeFile[]>;
};
