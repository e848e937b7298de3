import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  canarySite,
  drawPicture,
  pages,
  type CanarySite,
} from '../../../tests/support/lock/canarySite';
import {builtEntry} from '../../../tests/support/lock/entries';
import {getReader} from '../../../tests/support/lock/reopen';
import {buildLocked, lockText} from '../../../tests/support/lock/site';

let lamp: CanarySite['lamp'];
let root: CanarySite['root'];
let siteWith: CanarySite['siteWith'];

beforeAll(async () => {
  ({lamp, root, siteWith} = await canarySite());
});

/** Builds a site with this text on its first page, and returns the error. */
async function getFault(text: string): Promise<string> {
  const folder = siteWith({
    'docs/reference/index.mdx': `---\ntitle: T\n---\n\n${text}\n`,
  });
  return buildLocked(folder).then(
    () => 'no fault',
    (error: unknown) => (error as Error).message,
  );
}

describe('content that cannot be locked', () => {
  it.each([
    [
      'a function in a property',
      '<Tabs onClick={() => undefined} />',
      'docs/reference/index.mdx:5: found the attribute onClick, expected no such attribute',
    ],
    [
      'a component that nobody knows',
      'Text.\n\n<Nobody />',
      'docs/reference/index.mdx:7: found <Nobody>, expected a component that the Examples page lists.',
    ],
    [
      'an import of a package',
      "import {readFileSync} from 'node:fs';\n\nText.",
      'docs/reference/index.mdx:5: found an import of "node:fs"',
    ],
    [
      'an import of a module of the site that is no component',
      "import {limits} from '@site/src/site/limits';\n\nText.",
      'docs/reference/index.mdx:5: found an import of "@site/src/site/limits"',
    ],
    [
      'a date in a property',
      '<Tabs value={new Date(0)} />',
      'docs/reference/index.mdx:5: found Date in value of <Tabs>',
    ],
    [
      'a picture from the bundler',
      '<img src={require(\'./x.png\')} alt="A tower" />',
      'docs/reference/index.mdx:5: found "require" between { and }',
    ],
    [
      'a file that is not there',
      '<DataTable src="./files/none.csv" caption="None" />',
      'docs/reference/index.mdx:5: found "/reference/files/none.csv", expected a file',
    ],
    [
      'an error of the page itself',
      '{undefined.x}',
      "docs/reference/index.mdx: Cannot read properties of undefined (reading 'x')",
    ],
  ])('is %s: the build says where', async (_, text, message) => {
    expect(await getFault(text)).toContain(message);
  });
});

describe('a part of the area with its own passwords', () => {
  it('opens with its own password, and not with that of the area', async () => {
    const folder = siteWith();
    await drawPicture(folder);
    const master = await builtEntry('master', 'another word');
    writeFileSync(
      join(folder, 'lock.json'),
      lockText({
        paths: {
          '/reference': {entries: [lamp]},
          '/reference/gm': {entries: [master]},
        },
      }),
    );
    await buildLocked(folder);
    await expect(
      getReader(folder, 'lamp', 'open sesame').page('gm/secret'),
    ).rejects.toThrow('no entry lamp for /reference/gm');
    const {tree, files} = await getReader(
      folder,
      'master',
      'another word',
    ).page('gm/secret');
    expect(JSON.stringify(tree)).toContain('canary mastera');
    expect(files).toEqual([]);
  });

  it.each([
    ['index', '/gm/moved.html', '/reference/gm'],
    ['gm/secret', '/moved.html', '/reference'],
  ])(
    'has the pages that a slug moves into it, and no others: %s',
    async (name, slug, scope) => {
      const folder = siteWith({
        [`docs/reference/${name}.mdx`]: `---\ntitle: T\nslug: ${slug}\n---\n\nMoved.\n`,
      });
      const master = await builtEntry('master', 'another word');
      writeFileSync(
        join(folder, 'lock.json'),
        lockText({
          paths: {
            '/reference': {entries: [lamp]},
            '/reference/gm': {entries: [master]},
          },
        }),
      );
      await buildLocked(folder);
      const text = readFileSync(
        join(folder, `.locked/docs/reference/${name}.sealed.json`),
        'utf8',
      );
      expect(JSON.parse(text)).toMatchObject({scope});
      const reader =
        scope === '/reference'
          ? getReader(folder, 'lamp', 'open sesame')
          : getReader(folder, 'master', 'another word');
      const address = `/reference${slug.replace('.html', '')}`;
      const {tree} = await reader.page(name, address);
      expect(JSON.stringify(tree)).toContain('Moved.');
      await expect(reader.page(name)).rejects.toThrow('damaged');
    },
  );

  it.each(['/gm/secret/', '/GM/Secret.html', '/gm/secret/index.html'])(
    'has one page at each address: a slug %s is refused',
    async (slug) => {
      const text = `---\ntitle: T\nslug: ${slug}\n---\n\nMoved.\n`;
      const folder = siteWith({...pages, 'docs/reference/index.mdx': text});
      await drawPicture(folder);
      await expect(buildLocked(folder)).rejects.toThrow(
        `docs/reference/index.mdx: found the address /reference${slug}, which is also that of docs/reference/gm/secret.mdx`,
      );
    },
  );

  it('has no cover from beside its page', async () => {
    const text = `---\ntitle: T\ncover: ./files/odo-ford-map.png\n---\n\nText.\n`;
    const folder = siteWith({...pages, 'docs/reference/index.mdx': text});
    await drawPicture(folder);
    await expect(buildLocked(folder)).rejects.toThrow(
      'docs/reference/index.mdx: cover: found a cover next to a locked page. Covers are public: move it to static/',
    );
  });

  it('cannot show a file that its readers have no key for', async () => {
    const folder = siteWith({
      ...pages,
      'docs/reference/gm/secret.mdx':
        '---\ntitle: S\n---\n\n[tolls](../files/tolls.csv)\n',
    });
    await drawPicture(folder);
    writeFileSync(
      join(folder, 'lock.json'),
      lockText({
        paths: {
          '/reference': {entries: [lamp]},
          '/reference/gm': {entries: [root]},
        },
      }),
    );
    await expect(buildLocked(folder)).rejects.toThrow(
      'docs/reference/gm/secret.mdx: found "/reference/files/tolls.csv", which is locked with the password of /reference, expected a file of /reference/gm.',
    );
  });
});
