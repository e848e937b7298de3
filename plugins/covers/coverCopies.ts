import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import type {Derivative} from '../../src/shared/lib/asset';
import type {CopyCover} from '.';

/** Makes what makes copies of pictures; it hands over the path on the site and the bytes of each. */
export type MakeDeriver = (
  emit: (path: string, bytes: Buffer) => void,
) => (
  picture: {readonly link: string; readonly ext: string},
  width: number,
) => Promise<{readonly thumbnails: readonly Derivative[]}>;

/** The smaller copies of the covers of a site, made while its pages are read. */
export type CoverCopies = {
  readonly copy: CopyCover;
  /** Writes the copies that were made into a built site. */
  readonly writeTo: (outDir: string) => Promise<void>;
};

/** Makes no copies: while pages are written, the picture itself is near enough. */
export const noCopies: CoverCopies = {
  copy: () => Promise.resolve([]),
  writeTo: () => Promise.resolve(),
};

/** Makes copies of covers, which phones load in place of a picture that is wide enough for any screen. */
export function coverCopies(makeDeriver: MakeDeriver): CoverCopies {
  const made = new Map<string, Buffer>();
  const derive = makeDeriver((path, bytes) => {
    made.set(path, bytes);
  });
  return {
    async copy(src, width) {
      const ext = extname(src).slice(1);
      const {thumbnails} = await derive({link: src, ext}, width);
      return thumbnails;
    },
    async writeTo(outDir) {
      for (const [path, bytes] of made) {
        const file = join(outDir, path);
        await mkdir(dirname(file), {recursive: true});
        await writeFile(file, bytes);
      }
    },
  };
}
