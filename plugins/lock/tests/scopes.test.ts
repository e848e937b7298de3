import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {fill, listFiles} from '../files';
import {mediaType} from '../mediaTypes';
import {refuseCopies} from '../refuseCopies';
import {keyMaker, getScope, sealedScope} from '../scopeKeys';
import type {LockFile} from '../format/types';
import {builtEntry} from '../../../tests/support/lock/entries';
import {buildLocked, lockText} from '../../../tests/support/lock/site';
import {temporarySite} from '../../../tests/support/temporarySite';

const noLock: LockFile = {
  version: 3,
  global: false,
  admin: {entries: []},
  paths: {},
};

describe('the passwords of a part of the site', () => {
  const site = async (): Promise<LockFile> => ({
    ...noLock,
    admin: {hint: 'for all', entries: [await builtEntry('root', 'a word')]},
    paths: {
      '/reference': {
        hint: 'the lamp',
        entries: [await builtEntry('lamp', 'b')],
      },
    },
  });

  it('are those of its path, and then those of the admin list', async () => {
    const key = keyMaker()('/reference');
    const {entries, hint, scope} = await sealedScope(await site(), key);
    expect({hint, scope}).toEqual({hint: 'the lamp', scope: '/reference'});
    expect(entries.map(({id, kind}) => [id, kind])).toEqual([
      ['lamp', 'path'],
      ['root', 'admin'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('demo');
  });

  it('are only the admin list if everything is locked', async () => {
    const lock = {...(await site()), global: true};
    const scope = getScope(lock, '/prime-almanac/central.html');
    const {entries, hint} = await sealedScope(lock, keyMaker()(scope));
    expect({scope, hint}).toEqual({scope: '/', hint: 'for all'});
    expect(entries.map(({id}) => id)).toEqual(['root']);
    expect(getScope(lock, '/reference/')).toBe('/reference');
  });

  it('must exist and cover every page', async () => {
    expect(() => getScope(noLock, '/reference/')).toThrow(
      'found no password for /reference/',
    );
    const empty = {...noLock, paths: {'/reference': {entries: []}}};
    await expect(sealedScope(empty, keyMaker()('/reference'))).rejects.toThrow(
      'found no password for /reference',
    );
  });

  it('do not cover a path that only begins alike', async () => {
    const lock = await site();
    expect(() => getScope(lock, '/reference-other/')).toThrow(
      'found no password for',
    );
  });

  it('share one key per build', () => {
    const keyFor = keyMaker();
    expect(keyFor('/reference')).toBe(keyFor('/reference'));
    expect(keyMaker()('/reference').contentKey).not.toEqual(
      keyFor('/reference').contentKey,
    );
  });
});

describe('twelve builds of one site', () => {
  it('share no random value', async () => {
    const entries = [await builtEntry('lamp', 'b')];
    const lock = {...noLock, paths: {'/reference': {entries}}};
    const drawn = await Promise.all(
      Array.from({length: 12}, async () => {
        const key = keyMaker()('/reference');
        const [entry] = (await sealedScope(lock, key)).entries;
        return [
          key.build,
          key.contentKey.join(),
          entry?.epk ?? '',
          entry?.wrap ?? '',
        ];
      }),
    );
    expect(new Set(drawn.flat()).size).toBe(12 * 4);
  });
});

describe('a copy of a locked page', () => {
  it.each([
    'i18n/de/docusaurus-plugin-content-docs-reference/current/index.md',
    'reference_versioned_docs/version-1/index.mdx',
  ])('at %s stops the build', async (path) => {
    await expect(
      refuseCopies(temporarySite({[path]: 'Text.'}), 'reference', 'de'),
    ).rejects.toThrow(`${path}: this copy of a page in the locked area`);
  });

  it('of another area is no problem', async () => {
    const siteDir = temporarySite({
      'i18n/de/docusaurus-plugin-content-docs-prime-almanac/current/a.md': 'A',
      'i18n/de/docusaurus-plugin-content-docs-reference/current.json': '{}',
    });
    const copies = refuseCopies(siteDir, 'reference', 'de');
    await expect(copies).resolves.toBeUndefined();
  });
});

describe('a folder that is refilled', () => {
  it('holds exactly the new files', async () => {
    const folder = join(
      temporarySite({'out/old.txt': 'o', 'out/a/b.txt': 'b'}),
      'out',
    );
    await fill(
      folder,
      new Map([
        ['a/b.txt', 'c'],
        ['d.txt', 'd'],
      ]),
    );
    const texts = (await listFiles(folder)).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8'),
    ]);
    expect(texts).toEqual([
      ['a/b.txt', 'c'],
      ['d.txt', 'd'],
    ]);
  });
});

describe('the plugin of a locked area', () => {
  const page = {'docs/reference/index.mdx': '---\ntitle: T\n---\n\nText.\n'};
  const env = process.env.NODE_ENV;

  async function built(): Promise<{
    siteDir: string;
    plugin: Plugin<LoadedContent>;
  }> {
    const lamp = await builtEntry('lamp', 'open');
    const siteDir = temporarySite({
      ...page,
      'docs/reference/a.txt': 'a',
      'lock.json': lockText({paths: {'/reference': {entries: [lamp]}}}),
    });
    return {siteDir, plugin: await buildLocked(siteDir)};
  }

  afterEach(() => {
    Object.assign(process.env, {NODE_ENV: env});
  });

  it('watches the pages and the passwords, and not its own output', async () => {
    const {siteDir, plugin} = await built();
    expect(plugin.getPathsToWatch?.()).toEqual([
      `${siteDir}/sidebars.ts`,
      `${siteDir}/docs/reference/**/*`,
      `${siteDir}/lock.json`,
    ]);
  });

  it('serves encrypted files from the disk during development', async () => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    const {siteDir, plugin} = await built();
    const configured = plugin.configureWebpack as unknown as (
      ...parts: readonly unknown[]
    ) => object;
    const directory = `${siteDir}/.locked/assets/reference`;
    expect(configured({}, false)).toEqual({
      name: 'docs',
      devServer: {static: [{publicPath: '/', directory}]},
    });
    expect(configured({}, true)).toEqual({name: 'docs'});
    // A file, and the search records.
    const name = expect.stringMatching(
      /^assets\/locked\/[\da-f]{32}\.bin$/,
    ) as string;
    expect(await listFiles(directory)).toEqual([name, name]);
  });
});

describe('the media type of a file', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['png', 'image/png'],
    ['zip', 'application/octet-stream'],
  ])('that ends in %s is %s', (ending, type) => {
    expect(mediaType(ending)).toBe(type);
  });
});
