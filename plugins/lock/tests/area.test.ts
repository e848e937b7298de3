import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {
  canarySite,
  published,
  type CanarySite,
} from '../../../tests/support/lock/canarySite';
import {getReader} from '../../../tests/support/lock/reopen';
import {buildLocked} from '../../../tests/support/lock/site';
import {temporarySite} from '../../../tests/support/temporarySite';

let siteDir: CanarySite['siteDir'];
let plugin: CanarySite['plugin'];

beforeAll(async () => {
  ({siteDir, plugin} = await canarySite());
});

describe('the stubs that Docusaurus reads', () => {
  it('hold nothing of a locked page', async () => {
    expect(await published(siteDir)).not.toMatch(/canary|odo-ford-map|tolls/i);
  });

  it('hold title and address of each page, and nothing of partials', async () => {
    const paths = await Globby('.locked/docs/**/*', {cwd: siteDir, dot: true});
    expect(paths.toSorted()).toEqual([
      '.locked/docs/reference/_components.js',
      '.locked/docs/reference/_scopes.json',
      '.locked/docs/reference/_search.json',
      '.locked/docs/reference/gm/secret.mdx',
      '.locked/docs/reference/gm/secret.sealed.json',
      '.locked/docs/reference/index.mdx',
      '.locked/docs/reference/index.sealed.json',
    ]);
  });
});

describe('files left behind by an interrupted build', () => {
  it('are deleted before Docusaurus looks for pages', async () => {
    const {siteDir: ended} = await canarySite();
    const stubs = join(ended, '.locked/docs/reference');
    const left = ['gone.mdx', 'gone.sealed.json', 'index.mdx.1234'];
    for (const name of left) {
      writeFileSync(join(stubs, name), 'half wri');
    }
    writeFileSync(join(stubs, 'index.mdx'), 'half wri');
    const seen: string[] = [];
    await buildLocked(ended, {}, (names) => seen.push(...names));
    expect(seen.toSorted()).toEqual(['gm/secret.mdx', 'index.mdx']);
    expect(readFileSync(join(stubs, 'index.mdx'), 'utf8')).toContain('title');
  });
});

describe('a locked page, opened with a password', () => {
  it('is complete, with the path password and with that of the admin list', async () => {
    const page = await getReader(siteDir, 'lamp', 'open sesame').page('index');
    const tree = JSON.stringify(page.tree);
    for (const text of [
      'Canary headinga of the miller',
      'drowned',
      'Canary parta stands in another file.',
      ': canary exporta was here',
      '["i",{"key":"two"},"two"]',
      '"value":"Canary labela of the tab"',
      'Canary captiona of the tolls',
      'Canary rowa',
    ]) {
      expect(tree).toContain(text);
    }
    expect(page.title).toBe('Title of index');
    expect(page.toc).toEqual([
      {
        value: 'Canary headinga of the miller',
        id: 'canary-headinga-of-the-miller',
        level: 2,
      },
      {value: 'Deeper', id: 'deeper', level: 3},
    ]);
    await expect(
      getReader(siteDir, 'root', 'lamo tiru bagi').page('index'),
    ).resolves.toEqual(page);
  });

  it('contains no comments of its author', async () => {
    const page = await getReader(siteDir, 'lamp', 'open sesame').page('index');
    expect(JSON.stringify(page)).not.toMatch(/commenta|descriptiona|keyworda/);
  });

  it('links to pages by their address and to files by their ciphertext', async () => {
    const {files, tree} = await getReader(siteDir, 'lamp', 'open sesame').page(
      'index',
    );
    const text = JSON.stringify(tree);
    expect(files.map(({name, mime, width}) => ({name, mime, width}))).toEqual([
      {name: 'odo-ford-map.png', mime: 'image/png', width: 60},
      {name: 'tolls.csv', mime: 'text/csv', width: undefined},
    ]);
    for (const {link} of files) {
      expect(text).toContain(`"${link}`);
    }
    expect(text).toContain('"href":"/reference/gm/secret.html"');
    expect(text).not.toContain('/reference/files/');
  });

  it('opens its files', async () => {
    const reader = getReader(siteDir, 'lamp', 'open sesame');
    const {files} = await reader.page('index');
    const outDir = temporarySite({});
    await plugin.publish.writeFiles({outDir});
    for (const {id, name} of files) {
      const address = `/assets/locked/${id}.bin`;
      const blob = new Uint8Array(readFileSync(join(outDir, address)));
      const opened = await reader.file('/reference', address, blob);
      expect(Buffer.from(opened)).toEqual(
        readFileSync(join(siteDir, 'docs/reference/files', name)),
      );
    }
  });
});

describe('the next build', () => {
  it('has other keys, and other file names', async () => {
    const before = await getReader(siteDir, 'lamp', 'open sesame').page(
      'index',
    );
    const scopes = readFileSync(
      join(siteDir, '.locked/docs/reference/_scopes.json'),
      'utf8',
    );
    await buildLocked(siteDir);
    const after = await getReader(siteDir, 'lamp', 'open sesame').page('index');
    expect(after.tree).not.toEqual(before.tree);
    expect(
      readFileSync(
        join(siteDir, '.locked/docs/reference/_scopes.json'),
        'utf8',
      ),
    ).not.toBe(scopes);
  });

  it('in the same process does not change what stayed the same', async () => {
    const fresh = await buildLocked(siteDir);
    const file = join(siteDir, '.locked/docs/reference/index.sealed.json');
    const before = readFileSync(file, 'utf8');
    await fresh.loadContent?.();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
