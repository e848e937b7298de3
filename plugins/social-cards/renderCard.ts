import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import sharp from 'sharp';

/** Version of the rendering, part of the name, so that changes to it create new files. */
const RECIPE = 'png 16';

/** Names a card after what it shows, so that its file never changes. */
export function nameCard(svg: string): string {
  const digest = createHash('sha256').update(RECIPE).update(svg).digest('hex');
  return `${digest.slice(0, 16)}.png`;
}

/** Renders a drawing, or reads it from the cache. */
export async function renderCard(
  svg: string,
  cacheDir: string,
): Promise<Buffer> {
  const file = join(cacheDir, nameCard(svg));
  try {
    return await readFile(file);
  } catch {
    const bytes = await sharp(Buffer.from(svg))
      .png({palette: true, colors: 16, dither: 0, effort: 1})
      .toBuffer();
    await mkdir(cacheDir, {recursive: true});
    const draft = `${file}.${process.pid}.${performance.now()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}
