import {rmSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sealedLoader from '../sealedLoader';
import {sealOnDemand} from '../sealOnDemand';
import {temporarySite} from '../../../tests/support/temporarySite';

function area() {
  const siteDir = temporarySite({
    'docs/reference/index.md': 'Text.',
    'lock.json': '{}',
  });
  const folder = join(siteDir, 'docs/reference');
  const seal = jest.fn(() => Promise.resolve());
  const page = join(folder, 'index.md');
  const lock = join(siteDir, 'lock.json');
  const onDemand = sealOnDemand({folder, lockFile: lock}, seal);
  return {siteDir, folder, page, lock, seal, onDemand};
}

describe('a locked area during development', () => {
  it('is sealed once, when a browser requests one of its pages', async () => {
    const {onDemand, seal} = area();
    onDemand.offer('pages');
    expect(seal).not.toHaveBeenCalled();
    await onDemand.sealed();
    await onDemand.sealed();
    expect(seal.mock.calls).toEqual([['pages']]);
  });

  it('is sealed again when a page or the passwords have changed, or the docs plugin has other pages', async () => {
    const {onDemand, seal, page, lock} = area();
    onDemand.offer('pages');
    await onDemand.sealed();
    for (const file of [page, lock]) {
      writeFileSync(file, 'Other.');
      const later = new Date(Date.now() + 5000);
      utimesSync(file, later, later);
      await onDemand.sealed();
    }
    onDemand.offer('more pages');
    await onDemand.sealed();
    expect(seal.mock.calls).toEqual([
      ['pages'],
      ['pages'],
      ['pages'],
      ['more pages'],
    ]);
  });

  it('is not sealed again when the docs plugin has read the same pages once more', async () => {
    const {onDemand, seal} = area();
    onDemand.offer({pages: ['index']});
    await onDemand.sealed();
    onDemand.offer({pages: ['index']});
    await onDemand.sealed();
    expect(seal).toHaveBeenCalledTimes(1);
  });

  it('is sealed again after an error, which is reported each time', async () => {
    const {onDemand, seal} = area();
    seal.mockRejectedValueOnce(new Error('docs/reference/index.md:1: fault'));
    onDemand.offer('pages');
    await expect(onDemand.sealed()).rejects.toThrow('index.md:1');
    await expect(onDemand.sealed()).resolves.toBeUndefined();
  });

  it('is sealed even without a file of passwords, so that sealing can say so', async () => {
    const {onDemand, seal, lock} = area();
    rmSync(lock);
    onDemand.offer('pages');
    await onDemand.sealed();
    expect(seal).toHaveBeenCalledTimes(1);
  });

  it('gives stubs their ciphertext through a loader, which runs again when its folder changes', async () => {
    const {siteDir, folder} = area();
    const file = join(siteDir, 'index.sealed.json');
    const sealed = new Map<string, string>();
    const watched: string[] = [];
    const context = {
      resourcePath: file,
      addContextDependency: (path: string) => watched.push(path),
      getOptions: () => ({
        folder,
        sealed: () => {
          sealed.set(file, '{"data":"x"}');
          return Promise.resolve();
        },
        read: (path: string) => Promise.resolve(sealed.get(path) ?? ''),
      }),
    };
    const loader = jest.requireActual<typeof sealedLoader>('../loader.cjs');
    expect(await sealedLoader.call(context)).toBe('{"data":"x"}');
    expect(await loader.call(context)).toBe('{"data":"x"}');
    expect(watched).toEqual([folder, folder]);
  });
});
