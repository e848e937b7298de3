import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {textEndings} from './hosting';

/** What is smaller than a packet travels as fast as it is, in bytes. */
export const SMALLEST = 1024;

/** The last steps of the best quality take ten times as long, for 4 % fewer bytes. */
const QUALITY = 9;

const viaBrotli = promisify(brotliCompress);
const viaGzip = promisify(gzip);

/** Writes both compressed copies of a file, unless it is small; whether it did. */
async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < SMALLEST) {
    return false;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    viaBrotli(content, {params}),
    viaGzip(content, {level: 9}),
  ]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
  return true;
}

/**
 * Puts compressed copies beside the texts of a build, for hosts that send them as they are.
 *
 * @returns how many texts have copies.
 */
export async function compressTexts(folder: string): Promise<number> {
  const paths = await Globby(`**/*.{${textEndings.join(',')}}`, {cwd: folder});
  let count = 0;
  for (const path of paths) {
    count += Number(await compressFile(join(folder, path)));
  }
  return count;
}
