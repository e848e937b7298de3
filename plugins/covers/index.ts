import {statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {
  coverPath,
  isUnderStatic,
  type CoveredPage,
  type ReadCover,
} from '../assets/model/cover';
import type {Derivative} from '../../src/shared/model/asset';
import {decoded} from '../../src/shared/model/decoded';
import {nearest} from '../../src/shared/model/nearest';
import {pictureSize, type PictureSize} from './pictureSize';

/** Creates scaled copies of a cover under static/, given its width. */
export type CopyCover = (
  src: string,
  width: number,
) => Promise<readonly Derivative[]>;

type Options = {
  readonly siteDir: string;
  readonly copy: CopyCover;
};

/** A folder to search for covers. */
type CoverFolder = {
  readonly folder: string;
  readonly words: string;
  /** Prefix of authors' paths to files in the folder. */
  readonly start: string;
};

function findPlace(
  src: string,
  path: string,
  {siteDir}: Pick<Options, 'siteDir'>,
): CoverFolder {
  return isUnderStatic(src)
    ? {folder: join(siteDir, 'static'), words: 'under static/', start: '/'}
    : {
        folder: join(siteDir, dirname(path)),
        words: 'beside the page',
        start: './',
      };
}

/** Suggests the path that an author may have meant. */
async function perhaps(
  src: string,
  {folder, start}: CoverFolder,
): Promise<string> {
  const files = await Globby('**/*', {cwd: folder});
  const close = nearest(
    src,
    files.map((file) => `${start}${file}`),
  );
  return close === undefined ? '' : ` (did you mean "${close}"?)`;
}

/**
 * Reads the size of a page's cover.
 *
 * @throws Error naming the page, the image, and what was expected of it.
 */
async function readSize(
  src: string,
  path: string,
  options: Options,
): Promise<PictureSize> {
  const place = findPlace(src, path, options);
  const file = join(place.folder, decoded(src));
  const found = `${path}: found the cover "${src}", expected a picture`;
  if (statSync(file, {throwIfNoEntry: false})?.isFile() !== true) {
    throw new Error(`${found} ${place.words}${await perhaps(src, place)}.`);
  }
  try {
    return await pictureSize(file);
  } catch (cause) {
    throw new Error(`${found} with a readable size.`, {cause});
  }
}

/** Creates a function that finds the covers of pages, with the sizes that reserve their space. */
export function coverReader(options: Options): ReadCover {
  return async ({path, frontMatter: {cover, title}}: CoveredPage) => {
    const src = coverPath(cover);
    if (src === undefined) {
      return undefined;
    }
    const size = await readSize(src, path, options);
    return {
      ...(isUnderStatic(src) && {
        src,
        copies: await options.copy(src, size.width),
      }),
      alt: typeof cover === 'object' ? cover.alt : title,
      ...size,
    };
  };
}
