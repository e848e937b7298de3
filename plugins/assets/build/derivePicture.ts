import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import type {Derivative, Picture} from '../../../src/shared/model/asset';
import type {ListedAsset} from '../model/sortAssets';

/** Widths of the scaled copies in pixels. */
const WIDTHS: readonly number[] = [320, 640, 960, 1280];

/** Width of the placeholder in pixels. */
const PLACEHOLDER_WIDTH = 16;

/** Quality of a copy, from 0 to 100. */
const QUALITY = 80;
const PLACEHOLDER_QUALITY = 30;

/** Part of the cache key, so that a change to the recipe invalidates the cache. */
const RECIPE = `1 ${WIDTHS.join(' ')} ${QUALITY} ${PLACEHOLDER_QUALITY}`;

/** Folder of the copies on the site. */
const FOLDER = 'assets/pictures';

/** Images without copies: vector drawings fit any size, and icons are small. */
const WITHOUT_COPIES: ReadonlySet<string> = new Set(['svg', 'ico']);

/** The copies of an image, for the pages that show it. */
export type Derivatives = Pick<Picture, 'thumbnails' | 'placeholder'>;

/**
 * Creates a placeholder and smaller copies of an image; `width` is the image's own width in pixels.
 */
export type DerivePicture<Given = ListedAsset> = (
  asset: Given,
  width: number,
) => Promise<Derivatives>;

type MakeDeriver = (
  folders: Folders,
  emit: Emit,
) => DerivePicture<Pick<ListedAsset, 'link' | 'ext'>>;

export type Emit = (path: string, bytes: Buffer) => void;

/** The folders of the originals and of the cached copies. */
export type Folders = {
  readonly staticDir: string;
  /** Cache of copies, kept across builds. */
  readonly cacheDir: string;
};

export function pictureFolders(siteDir: string): Folders {
  return {
    staticDir: join(siteDir, 'static'),
    cacheDir: join(siteDir, '.cache/pictures'),
  };
}

function copyWidths(width: number): readonly number[] {
  const smaller = WIDTHS.filter((each) => each < width);
  return width <= Math.max(...WIDTHS) ? [...smaller, width] : smaller;
}

/** Reads bytes from the cache, or creates and stores them atomically. */
async function cached(
  path: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    const bytes = await make();
    const draft = `${path}.${process.pid}.${performance.now()}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }
}

function readPicture(staticDir: string, link: string): Promise<Buffer> {
  return readFile(join(staticDir, decodeURIComponent(link)));
}

function shortDigest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex').slice(0, 16);
}

/** Whether an image is animated; its copies would not be. */
async function isMoving(picture: Sharp): Promise<boolean> {
  const {pages = 1} = await picture.metadata();
  return pages > 1;
}

/**
 * Creates scaled copies and placeholders. Their names contain a digest of the image, so they are
 * created once and can be cached forever.
 */
export const pictureDeriver: MakeDeriver =
  ({staticDir, cacheDir}, emit) =>
  async (asset, width) => {
    if (WITHOUT_COPIES.has(asset.ext)) {
      return {thumbnails: []};
    }
    const original = await readPicture(staticDir, asset.link);
    const name = shortDigest(RECIPE, original);
    await mkdir(cacheDir, {recursive: true});
    const copy = (to: number, quality: number): Promise<Buffer> =>
      cached(join(cacheDir, `${name}-${to}.webp`), () =>
        sharp(original)
          .autoOrient()
          .resize({width: to})
          .webp({quality})
          .toBuffer(),
      );
    const tiny = await copy(PLACEHOLDER_WIDTH, PLACEHOLDER_QUALITY);
    const {isOpaque} = await sharp(tiny).stats();
    const widths = (await isMoving(sharp(original))) ? [] : copyWidths(width);
    const copies = await Promise.all(
      widths.map(async (to) => ({
        path: `${FOLDER}/${name}-${to}.webp`,
        bytes: await copy(to, QUALITY),
        width: to,
      })),
    );
    for (const {path, bytes} of copies) {
      emit(path, bytes);
    }
    return {
      thumbnails: copies.map(({path, width: to}): Derivative => ({
        link: `/${path}`,
        width: to,
      })),
      // A placeholder would shine through a transparent image.
      ...(isOpaque && {
        placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      }),
    };
  };

/**
 * Creates no copies, because the development server delivers originals fast. Their addresses
 * contain a digest, so browsers reload a changed image.
 */
const withoutCopies: MakeDeriver =
  ({staticDir}) =>
  async ({link}, width) => {
    const digest = shortDigest(await readPicture(staticDir, link));
    return {thumbnails: [{link: `${link}?${digest}`, width}]};
  };

/** Creates copies in a build, and none in development. */
export function createDeriver(onDemand: boolean): MakeDeriver {
  return onDemand ? withoutCopies : pictureDeriver;
}
