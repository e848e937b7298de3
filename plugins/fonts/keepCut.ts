import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** What a cut font follows from: the font, and how it was cut. */
export type Cut = {
  readonly font: Buffer;
  /** All else that decides what becomes of it. */
  readonly settings: string;
  readonly make: () => Promise<Buffer>;
};

/**
 * Gives a font that was cut before, or cuts it and keeps it: that takes longer than all
 * else that styles need, and the bundler keeps no file that it writes itself.
 *
 * @param folder where cut fonts are kept.
 */
export async function keepCut(
  folder: string,
  {font, settings, make}: Cut,
): Promise<Buffer> {
  const digest = createHash('sha256').update(settings).update(font);
  const file = join(folder, `${digest.digest('hex').slice(0, 32)}.woff2`);
  try {
    return await readFile(file);
  } catch {
    const cut = await make();
    await mkdir(folder, {recursive: true});
    // Whole or not there: a command that is killed leaves no half of a font.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, cut);
    await rename(draft, file);
    return cut;
  }
}
