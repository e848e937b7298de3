import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {textExtensions} from './hosting';

/** Size in bytes below which a file fits into one packet, so that compression gains nothing. */
export const MIN_SIZE = 1024;

/** Brotli quality; the highest takes ten times as long and saves only 4 %. */
const QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes both compressed copies of a file, unless it is small; returns whether it did. */
async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) {
    return false;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, {params}),
    compressGzip(content, {level: 9}),
  ]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
  return true;
}

/**
 * Writes compressed copies next to the text files of a build, for hosts that serve them.
 *
 * @returns the number of files with copies.
 */
export async function compressTexts(folder: string): Promise<number> {
  const paths = await Globby(`**/*.{${textExtensions.join(',')}}`, {
    cwd: folder,
  });
  let count = 0;
  for (const path of paths) {
    count += Number(await compressFile(join(folder, path)));
  }
  return count;
}
