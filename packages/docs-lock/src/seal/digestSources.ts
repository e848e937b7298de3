import {createHash} from 'node:crypto';
import {readContent} from './folder';

/** Digests all files of a folder, so that any change is noticed. */
export async function digestSources(folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const [path, bytes] of await readContent(folder)) {
    digest.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return digest.digest('hex');
}
