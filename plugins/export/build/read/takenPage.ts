import type {Root} from 'mdast';

/** A public page of the build. */
export type TakenPage = {
  /** Path of its file below the folder of the build. */
  readonly file: string;
  /** Address from the root of the site, such as `/prime-almanac/`. */
  readonly address: string;
  readonly title: string;
  /** One sentence; empty if the author gave none. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  /** Name of its area; empty for the home page. */
  readonly area: string;
  /** The text, in which links are addresses from the root of the site. */
  readonly content: Root;
  /** The texts of its spoilers, which no exported file may contain. */
  readonly spoilers: readonly string[];
  /** Addresses of the files to which its spoilers link. */
  readonly hiddenFiles: readonly string[];
};
