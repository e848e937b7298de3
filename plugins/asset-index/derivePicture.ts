import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import type {Derivative, Picture} from '../../src/shared/lib/asset';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';

/** Widths of the smaller copies, in pixels. */
const WIDTHS: readonly number[] = [320, 640, 960, 1280];

/** Width of the placeholder of a picture while it loads, in pixels. */
const PLACEHOLDER_WIDTH = 16;

/** How much of the picture a copy keeps, of 100. */
const QUALITY = 80;
const PLACEHOLDER_QUALITY = 30;

/** Changes whenever copies are made in another way, so that none is taken from the cache. */
const RECIPE = `1 ${WIDTHS.join(' ')} ${QUALITY} ${PLACEHOLDER_QUALITY}`;

/** Folder of the copies on the site. */
const FOLDER = 'assets/pictures';

/** Pictures without copies: drawings in vectors fit any size, and icons are small. */
const WITHOUT_COPIES: ReadonlySet<string> = new Set(['svg', 'ico']);

/** What is made of a picture for the pages that show it. */
export type Derivatives = Pick<Picture, 'thumbnails' | 'placeholder'>;

export type DerivePicture<Given = ListedAsset> = (
  asset: Given,
  width: number,
) => Promise<Derivatives>;

type MakeDeriver = (
  folders: Folders,
  emit: Emit,
) => DerivePicture<Pick<ListedAsset, 'link' | 'ext'>>;

/** Puts a file beside the scripts of the site: path on the site, and bytes. */
export type Emit = (path: string, bytes: Buffer) => void;

export type Folders = {
  readonly staticDir: string;
  /** Where copies are kept from one build to the next. */
  readonly cacheDir: string;
};

/** Where the pictures of a site lie, and the copies of them. */
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

/** Takes bytes from the cache, or makes and keeps them; a copy is never seen half written. */
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

/** Tells one content from another. */
function shortDigest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex').slice(0, 16);
}

/** A picture of several images moves, and its copies would not. */
async function isMoving(picture: Sharp): Promise<boolean> {
  const {pages = 1} = await picture.metadata();
  return pages > 1;
}

/**
 * Makes smaller copies of pictures and their placeholders. Each is named by what the picture
 * holds, so it is made once and can be kept forever.
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
      // Behind a picture that can be seen through it would be seen for good.
      ...(isOpaque && {
        placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      }),
    };
  };

/**
 * Makes no copies: while pages are written, pictures come from this machine at once. Their
 * address tells what they hold, so that browsers show a picture that has changed.
 */
const withoutCopies: MakeDeriver =
  ({staticDir}) =>
  async ({link}, width) => {
    const digest = shortDigest(await readPicture(staticDir, link));
    return {thumbnails: [{link: `${link}?${digest}`, width}]};
  };

/** Makes copies of pictures for a build, and none while pages are written. */
export function deriverFor(onDemand: boolean): MakeDeriver {
  return onDemand ? withoutCopies : pictureDeriver;
}
