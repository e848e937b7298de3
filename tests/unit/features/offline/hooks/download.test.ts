/** @jest-environment node */
import {createHash} from 'node:crypto';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {packTar} from 'modern-tar';
import {download} from '../../../../../src/features/offline/hooks/download';
import type {PackFile} from '../../../../../src/features/offline/lib/packs';

const contents: Readonly<Record<string, string>> = {
  'a.html': 'a',
  'b.html': 'bb',
  'c.html': 'ccc',
  'd.pdf': 'dddd',
};

const files = Object.entries(contents).map(([path, text]): PackFile => {
  const hash = createHash('sha256').update(text).digest('hex');
  return [path, hash.slice(0, 16), text.length];
});

const archive = {path: 'pages.tar.zst', bytes: 9, files: 3, singleBytes: 99};
const inArchive = files.slice(0, 3);

async function makeArchive(paths: readonly string[]): Promise<Uint8Array> {
  const zstd = await Zstd.load();
  const tar = await packTar(
    paths.map((name) => {
      const body = contents[name] ?? '';
      return {header: {name, size: body.length, mtime: new Date(0)}, body};
    }),
  );
  return zstd.compress(tar);
}

/** The paths that were asked for, and those that were stored. */
let asked: string[] = [];
let stored: string[] = [];

/** Serves files by their path; what a host lacks is answered with 404. */
function serve(answers: Readonly<Record<string, BodyInit>>): void {
  globalThis.fetch = ((address: string, {signal}: RequestInit) => {
    const path = address.slice(1).split('?')[0] ?? '';
    asked.push(path);
    signal?.throwIfAborted();
    const body = answers[path];
    return Promise.resolve(
      new Response(body ?? '', {
        status: body === undefined ? 404 : 200,
        headers: {'content-type': `of ${path.split('.').at(-1) ?? ''}`},
      }),
    );
  }) as typeof fetch;
}

function run(ending = new AbortController()): Promise<void> {
  return download(
    {archives: [{archive, files: inArchive}], singles: files.slice(3)},
    {
      base: '/',
      ending,
      keep: (file, response) => {
        stored.push(`${file[0]} ${response.headers.get('content-type') ?? ''}`);
        return Promise.resolve();
      },
    },
  );
}

const ALL = [
  'a.html of html',
  'b.html of html',
  'c.html of html',
  'd.pdf of pdf',
];

beforeEach(() => {
  asked = [];
  stored = [];
});

describe('the download of packs', () => {
  it('takes files from an archive, with the headers that the host sends with one of their kind', async () => {
    const body = await makeArchive(['a.html', 'b.html', 'c.html']);
    serve({...contents, [archive.path]: new Uint8Array(body)});
    await run();
    expect(asked).toEqual(['a.html', archive.path, 'd.pdf']);
    expect(stored).toEqual(ALL);
  });

  it.each([
    ['that lacks a file', async () => makeArchive(['a.html', 'b.html'])],
    ['that is damaged', () => Promise.resolve(new Uint8Array(99))],
  ])(
    'fetches one by one what an archive %s does not bring',
    async (_, make) => {
      serve({...contents, [archive.path]: new Uint8Array(await make())});
      await run();
      expect(stored.toSorted()).toEqual(ALL);
    },
  );

  it('does without an archive that the host no longer has', async () => {
    serve(contents);
    await run();
    expect(stored.toSorted()).toEqual(ALL);
  });

  it('stops if the host has another file than the list names, and asks past caches first', async () => {
    serve({...contents, 'a.html': 'newer'});
    await expect(run()).rejects.toMatchObject({reason: 'changed'});
    expect(asked).toEqual(['a.html', 'a.html']);
    expect(stored).toEqual([]);
  });

  it('asks for nothing more once readers have paused it', async () => {
    const ending = new AbortController();
    ending.abort();
    serve(contents);
    await expect(run(ending)).rejects.toMatchObject({name: 'AbortError'});
    expect(asked).toEqual([]);
  });

  it('ends the other downloads with the first that fails, before it tells of that', async () => {
    const ending = new AbortController();
    const singles = files;
    const kept: string[] = [];
    serve({...contents, 'b.html': 'newer'});
    const work = download(
      {archives: [], singles},
      {
        base: '/',
        ending,
        keep: async (file) => {
          await new Promise((resolve) => {
            setTimeout(resolve, 5);
          });
          kept.push(file[0]);
        },
      },
    );
    await expect(work).rejects.toMatchObject({reason: 'changed'});
    expect(ending.signal.aborted).toBe(true);
    const before = kept.length;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(kept).toHaveLength(before);
  });
});
