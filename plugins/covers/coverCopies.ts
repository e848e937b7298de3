import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import type {Derivative} from '../../src/shared/model/asset';
import type {CopyCover} from '.';

/**
 * Creates a function that derives copies. It calls back with the path and the bytes of each copy.
 */
export type MakeDeriver = (
  emit: (path: string, bytes: Buffer) => void,
) => (
  picture: {readonly link: string; readonly ext: string},
  width: number,
) => Promise<{readonly thumbnails: readonly Derivative[]}>;

/** The scaled copies of a site's covers, which are created while its pages are read. */
export type CoverCopies = {
  readonly copy: CopyCover;
  /** Writes the created copies into a built site. */
  readonly writeTo: (outDir: string) => Promise<void>;
};

/** Creates no copies: in development, originals load fast enough. */
export const noCopies: CoverCopies = {
  copy: () => Promise.resolve([]),
  writeTo: () => Promise.resolve(),
};

/** Creates scaled copies of covers for small screens. */
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
