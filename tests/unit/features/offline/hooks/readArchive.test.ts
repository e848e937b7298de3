/** @jest-environment node */
import {Zstd} from '@hpcc-js/wasm-zstd';
import {packTar} from 'modern-tar';
import {readArchive} from '../../../../../src/features/offline/hooks/download';
import fc from '../../../../support/properties';

type Packed = {readonly path: string; readonly content: Uint8Array};

const encoder = new TextEncoder();

function makeText(path: string, text: string): Packed {
  return {path, content: encoder.encode(text)};
}

function pack(files: readonly Packed[]): Promise<Uint8Array> {
  return packTar(
    files.map(({path, content}) => ({
      header: {name: path, size: content.length, mtime: new Date(0)},
      body: content,
    })),
  );
}

async function compress(bytes: Uint8Array): Promise<Uint8Array> {
  const zstd = await Zstd.load();
  return zstd.compress(bytes);
}

/** A download that arrives in chunks of some sizes; what is left comes in one. */
function stream(
  bytes: Uint8Array,
  sizes: readonly number[] = [],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const chunks = [...sizes, bytes.length].map((size) => {
    const chunk = new Uint8Array(bytes.subarray(at, at + size));
    at += size;
    return chunk;
  });
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) {
        controller.enqueue(chunk);
      }
      controller.close();
    },
  });
}

/** What was read of an archive, and whether it was damaged. */
type Outcome = {
  readonly files: readonly Packed[];
  readonly isDamaged: boolean;
};

async function readAll(
  archive: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Outcome> {
  const files: Packed[] = [];
  try {
    await readArchive(archive, (path, content) => {
      files.push({path, content});
      return Promise.resolve();
    });
  } catch {
    return {files, isDamaged: true};
  }
  return {files, isDamaged: false};
}

async function readNames(bytes: Uint8Array): Promise<readonly string[]> {
  const {files} = await readAll(stream(bytes));
  return files.map(({path}) => path);
}

/** Writes out a file, which is compared faster than its bytes. */
function writeOut({path, content}: Packed): string {
  return `${path} ${Buffer.from(content).toString('hex')}`;
}

const content = fc.oneof(
  fc.uint8Array({maxLength: 40}),
  fc.nat(1100).map((length) => new Uint8Array(length).fill(7)),
);

const filesToPack = fc.uniqueArray(
  fc.record({
    path: fc.stringMatching(/^[a-zé' ]{1,60}(?:\/[a-z.]{1,90}){0,3}$/),
    content,
  }),
  {selector: ({path}) => path, maxLength: 6},
);

describe('the reader of an archive', () => {
  it('returns every file of it, in whatever chunks it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        filesToPack,
        fc.array(fc.nat(90), {maxLength: 30}),
        async (packed, sizes) => {
          const archive = await compress(await pack(packed));
          const {files, isDamaged} = await readAll(stream(archive, sizes));
          expect(files.map(writeOut)).toEqual(packed.map(writeOut));
          expect(isDamaged).toBe(false);
        },
      ),
      {numRuns: 50},
    );
  });

  it('returns what is complete of an archive that breaks off', async () => {
    const tar = await pack([
      {path: 'a', content: new Uint8Array(512)},
      {path: 'b', content: new Uint8Array(512)},
    ]);
    expect(await readNames(await compress(tar.subarray(0, 2047)))).toEqual([
      'a',
    ]);
    expect(await readNames(await compress(tar))).toEqual(['a', 'b']);
  });

  it.each([
    ['a page in its place', encoder.encode('<!doctype html>'.repeat(99))],
    ['nothing but noughts', new Uint8Array(2000)],
  ])('rejects %s', async (_, bytes) => {
    expect(await readAll(stream(bytes))).toEqual({
      files: [],
      isDamaged: true,
    });
  });

  it('stops at a header that is damaged', async () => {
    const tar = await pack([makeText('a', 'one'), makeText('b', 'two')]);
    tar[1024 + 124] = 0x39;
    const {files, isDamaged} = await readAll(stream(await compress(tar)));
    expect(files.map(({path}) => path)).toEqual(['a']);
    expect(isDamaged).toBe(true);
  });
});
