import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** A font to cut, with the settings and the function for it. */
export type CutRequest = {
  readonly font: Buffer;
  /** A cache key made of everything else that affects the result. */
  readonly settings: string;
  readonly cutFont: () => Promise<Buffer>;
};

/**
 * Reads a cut font from the cache, or cuts it and writes it there, because cutting is slow.
 *
 * @param folder the folder of the cache.
 */
export async function readOrCutFont(
  folder: string,
  {font, settings, cutFont}: CutRequest,
): Promise<Buffer> {
  const digest = createHash('sha256').update(settings).update(font);
  const file = join(folder, `${digest.digest('hex').slice(0, 32)}.woff2`);
  try {
    return await readFile(file);
  } catch {
    const cut = await cutFont();
    await mkdir(folder, {recursive: true});
    // Written atomically, because the command may be killed.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, cut);
    await rename(draft, file);
    return cut;
  }
}
