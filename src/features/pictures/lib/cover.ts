import type {Derivative} from '../../../shared/lib/asset';
import type {
  HouseFrontMatter,
  WrittenCover,
} from '../../../shared/lib/frontMatter';

/** The picture at the top of a page, as the build found it. */
export type Cover = {
  /** Path under static/; absent for a picture beside the page, whose address the bundler gives. */
  readonly src?: string;
  /** What it shows. */
  readonly alt: string;
  /** Width and height of the picture itself, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Smaller copies, of which the browser takes one that fits; absent for a picture beside the page. */
  readonly copies?: readonly Derivative[];
};

/** A page whose cover is looked for. */
export type CoveredPage = {
  /** Path of the file from the root of the project. */
  readonly path: string;
  readonly frontMatter: HouseFrontMatter;
};

/** Finds the cover of a page; the wiring hands it to the docs plugins. */
export type ReadCover = (page: CoveredPage) => Promise<Cover | undefined>;

/** The path of a cover, in either form of writing it. */
export function coverPath(cover: WrittenCover | undefined): string | undefined {
  return typeof cover === 'object' ? cover.src : cover;
}

/** Tells whether a cover lies under static/, and not beside its page. */
export function isUnderStatic(path: string): boolean {
  return path.startsWith('/');
}

/** Tells whether the metadata of a page holds the cover that the build found. */
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
