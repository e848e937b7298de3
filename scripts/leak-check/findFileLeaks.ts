import {createHash} from 'node:crypto';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {findPhrases, type Phrases} from '../../src/lib/leak/phrases';
import type {FilePrint} from '../../src/lib/leak/print';

/** Something of a locked page that everybody can read. */
export type Leak = {
  /** The file in which it was found. */
  readonly file: string;
  /** The file that it comes from. */
  readonly where: string;
  /** The words that give it away; for bytes what they are. */
  readonly phrase: string;
};

/** What is looked for in every file. */
export type Wanted = {
  readonly phrases: Phrases;
  readonly files: readonly FilePrint[];
};

/** Endings of files whose bytes are no text. */
const BINARY =
  /\.(?:png|jpe?g|gif|webp|avif|woff2?|ttf|ico|bin|pdf|xlsx|wasm)$/i;

/** The bytes of a file as readers get them. */
function unpacked(path: string, bytes: Buffer): Buffer {
  if (path.endsWith('.gz')) {
    return gunzipSync(bytes);
  }
  return path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
}

function filesWithin(
  bytes: Buffer,
  files: readonly FilePrint[],
): readonly {readonly where: string; readonly phrase: string}[] {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const text = bytes.toString('latin1');
  return files.flatMap(({where, slices, ...print}) => {
    if (print.sha256 === sha256) {
      return [{where, phrase: 'the whole file'}];
    }
    return slices.some((slice) => text.includes(slice))
      ? [{where, phrase: 'bytes of the file'}]
      : [];
  });
}

/** Finds what of locked pages can be read in a file: its name, its text, what is packed or embedded in it. */
export function findFileLeaks(
  {phrases, files}: Wanted,
  path: string,
  content: Buffer,
): readonly Leak[] {
  const bytes = unpacked(path, content);
  const name = path.replace(/\.(?:gz|br)$/, '');
  const text = BINARY.test(name) ? '' : bytes.toString('utf8');
  return [
    ...filesWithin(bytes, files),
    ...findPhrases(phrases, `${path}\n${text}`),
  ].map((leak) => ({file: path, ...leak}));
}
