import type {Derivative} from '../../../src/shared/model/asset';
import type {
  HouseFrontMatter,
  WrittenCover,
} from '../../../src/shared/model/frontMatter';

/** The image at the top of a page. */
export type Cover = {
  /**
   * Path under static/; absent for an image beside the page, because only the bundler knows its
   * address.
   */
  readonly src?: string;
  readonly alt: string;
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Scaled copies for the `srcset`; absent for an image beside the page. */
  readonly copies?: readonly Derivative[];
};

/** The page whose cover is requested. */
export type CoveredPage = {
  /** Path of the file from the root of the project. */
  readonly path: string;
  readonly frontMatter: HouseFrontMatter;
};

/** Finds the cover of a page; injected into the docs plugins. */
export type ReadCover = (page: CoveredPage) => Promise<Cover | undefined>;

/** Returns the path of a cover written in either notation. */
export function coverPath(cover: WrittenCover | undefined): string | undefined {
  return typeof cover === 'object' ? cover.src : cover;
}

/** Whether a cover is under static/, rather than beside its page. */
export function isUnderStatic(path: string): boolean {
  return path.startsWith('/');
}

/** Whether the metadata of a page contains its cover. */
export function hasCover(
  metadata: object,
): metadata is {readonly cover: Cover} {
  return (
    'cover' in metadata &&
    typeof metadata.cover === 'object' &&
    metadata.cover !== null &&
    'width' in metadata.cover
  );
}
