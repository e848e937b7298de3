import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {checkFolders} from '@engine/docs-lock/leak-check/checkFolders';
import {readLeakSite} from '../../../../../plugins/publish/readLeakSite';
import {
  PICTURE,
  canarySite,
  type CanarySite,
} from '../../../../../tests/support/lock/canarySite';
import {getReader} from '../../../../../tests/support/lock/reopen';
import {buildLocked} from '../../../../../tests/support/lock/site';
import {temporarySite} from '../../../../../tests/support/temporarySite';

jest.mock('../../../../areas', () =>
  jest.requireActual<object>('../../../support/lock/areas'),
);

let siteDir: CanarySite['siteDir'];

beforeAll(async () => {
  ({siteDir} = await canarySite());
});

/** Returns what the check finds in a site that also publishes these files. */
async function findLeaks(files: Readonly<Record<string, string | Buffer>>) {
  const folder = temporarySite({'build/index.html': '<p>Welcome.</p>'});
  renameSync(
    await copied(join(siteDir, '.locked/prints')),
    join(folder, '.locked'),
  );
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
  const {leaks} = await checkFolders(readLeakSite(folder), ['build']);
  return leaks;
}

/** Creates a folder `prints` with the records of the build. */
async function copied(prints: string): Promise<string> {
  const files = await Globby('*', {cwd: prints});
  return temporarySite(
    Object.fromEntries(
      files.map((name) => [
        `prints/${name}`,
        readFileSync(join(prints, name), 'utf8'),
      ]),
    ),
  );
}

describe('the leak check', () => {
  it('finds nothing in the output of a build', async () => {
    const {leaks, files} = await checkFolders(readLeakSite(siteDir), [
      '.locked/docs',
    ]);
    expect({leaks, files}).toEqual({leaks: [], files: 6});
  });

  it('finds a copied picture', async () => {
    const picture = readFileSync(join(siteDir, PICTURE));
    expect(await findLeaks({'build/other-name.png': picture})).toEqual([
      {
        file: 'build/other-name.png',
        where: 'docs/reference/files/odo-ford-map.png',
        phrase: 'the whole file',
      },
    ]);
  });

  it('finds an embedded picture', async () => {
    const picture = readFileSync(join(siteDir, PICTURE)).toString('base64');
    const html = `<img src="data:image/png;base64,${picture}" alt="">`;
    expect(await findLeaks({'build/index.html': html})).toEqual([
      {file: 'build/index.html', phrase: 'bytes of the file', where: PICTURE},
      {
        file: 'build/index.html › encoded',
        phrase: 'the whole file',
        where: PICTURE,
      },
    ]);
  });

  it.each([
    [
      'a sentence that was pasted',
      '<p>Canary texta: the miller pays the drowned ferryman</p>',
      'canary texta the miller pays',
    ],
    [
      'a heading',
      'Canary headinga of the miller',
      'canary headinga of the miller',
    ],
    [
      'a comment',
      '/* Odo has been dead since the spring */',
      'odo has been dead since the',
    ],
    [
      'a description',
      '<meta content="Canary descriptiona of the ninth drowned door.">',
      'canary descriptiona of the ninth',
    ],
    [
      'a keyword',
      '"canary keyworda of the ferry house"',
      'canary keyworda of the ferry',
    ],
    [
      'a row of a locked sheet',
      'Canary rowa of a bridge,3',
      'canary rowa of a bridge',
    ],
    [
      'the words for a picture',
      '<img alt="Canary alta of the map">',
      'canary alta of the map',
    ],
    [
      'the name of a file',
      '<a href="/files/odo-ford-map.png">',
      'odo ford map png',
    ],
    [
      'escaped signs',
      'canary \\u0065xporta was here',
      'canary exporta was here',
    ],
  ])('finds %s', async (_, text, phrase) => {
    const leaks = await findLeaks({'build/index.html': text});
    expect(leaks.map((leak) => leak.phrase)).toContain(phrase);
  });

  it('finds the pages if the lock plugin is off', async () => {
    const source = readFileSync(
      join(siteDir, 'docs/reference/index.mdx'),
      'utf8',
    );
    const chunk = `(self.webpackChunk=[]).push(${JSON.stringify(source)})`;
    const leaks = await findLeaks({'build/1a2b.js': chunk});
    expect(leaks.length).toBeGreaterThan(5);
  });

  it('finds the pages in a search index', async () => {
    const {tree} = await getReader(siteDir, 'lamp', 'open sesame')
      .page('index')
      .catch(async () => {
        await buildLocked(siteDir);
        return getReader(siteDir, 'lamp', 'open sesame').page('index');
      });
    const index = JSON.stringify({documents: [{t: JSON.stringify(tree)}]});
    const leaks = await findLeaks({'build/search-index.json': index});
    expect(leaks.length).toBeGreaterThan(5);
  });
});

describe('what the leak check accepts', () => {
  it.each(['.docusaurus', '.cache', 'node_modules/.cache', 'src'])(
    'includes what stays on this machine: %s',
    async (folder) => {
      const words = 'Canary headinga of the miller';
      expect(await findLeaks({[`${folder}/0`]: words})).toEqual([]);
      expect(await findLeaks({'build/0.txt': words})).toHaveLength(1);
    },
  );

  it('includes public text: open sheets, titles, and lines of lock.allow', async () => {
    const text =
      'Everybody may read this row of the sheet. The table of the master. Canary headinga of the miller';
    expect(
      await findLeaks({
        'build/index.html': text,
        'lock.allow': '# why\nCanary headinga of the miller\n',
      }),
    ).toEqual([]);
  });
});
