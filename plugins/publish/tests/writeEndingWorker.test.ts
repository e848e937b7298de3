import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {writeEndingWorker} from '../writeEndingWorker';

let folder = '';

function readWorker(): string {
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

type Wait = {readonly waitUntil: (done: Promise<unknown>) => void};

/** Installs and activates a worker in a browser that keeps a former build, and returns what it does. */
async function replaceWorker(worker: string): Promise<readonly string[]> {
  const done: string[] = [];
  const note = (what: string) => Promise.resolve(done.push(what));
  const listeners = new Map<string, (event: Wait) => void>();
  runInNewContext(worker, {
    URL,
    caches: {delete: (name: string) => note(`delete cache ${name}`)},
    indexedDB: {
      deleteDatabase: (name: string) => void note(`delete records ${name}`),
    },
    self: {
      addEventListener: (type: string, listen: (event: Wait) => void) =>
        listeners.set(type, listen),
      skipWaiting: () => note('take over'),
      registration: {
        scope: 'https://example.org/site/',
        unregister: () => note('unregister'),
      },
    },
  });
  for (const type of ['install', 'activate']) {
    let lasting: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      waitUntil: (promise) => {
        lasting = promise;
      },
    });
    await lasting;
  }
  return done;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('a build that offers nothing to keep', () => {
  it('brings a service worker that ends those of earlier builds, and deletes what they kept', async () => {
    await writeEndingWorker(folder);
    expect(await replaceWorker(readWorker())).toEqual([
      'take over',
      'unregister',
      'delete records kept:/site/',
      'delete cache kept:/site/',
    ]);
  });

  it('leaves a service worker that is there', async () => {
    writeFileSync(join(folder, 'sw.js'), 'own');
    await writeEndingWorker(folder);
    expect(readWorker()).toBe('own');
  });
});
