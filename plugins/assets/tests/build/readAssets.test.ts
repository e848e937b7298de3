import {rmSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {assetReader} from '../../build/readAssets';
import {selectAssets} from '../../model/selectAssets';
import type {ListedAsset} from '../../model/sortAssets';
import type {FileHistories} from '../../../../src/shared/model/fileHistory';
import {createPlainImage, minimalPdf} from '../../../../tests/support/files';
import {temporarySite} from '../../../../tests/support/temporarySite';

const history: FileHistories = new Map([
  ['static/Races/Orc.pdf', {updated: '2024-03-09T23:59:00.000Z'}],
]);

/** Creates a site with files under static/, and a reader for them. */
function createSite(files: Readonly<Record<string, string>>) {
  const siteDir = temporarySite(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`static/${path}`, text]),
    ),
  );
  const staticDir = join(siteDir, 'static');
  const read = assetReader({
    staticDir,
    histories: () => Promise.resolve(history),
  });
  return {
    read,
    at: (path: string): string => join(staticDir, path),
    links: async () => (await read()).map(({link}) => link),
  };
}

describe('the files under static/', () => {
  it('are all known, by path', async () => {
    const {links} = createSite({
      'Races/Orc.pdf': minimalPdf,
      'Races/old/Ogre.pdf': minimalPdf,
      'a b.csv': 'Name\nBread\n',
      '.hidden': '',
    });
    expect(await links()).toEqual([
      '/Races/Orc.pdf',
      '/Races/old/Ogre.pdf',
      '/a%20b.csv',
    ]);
  });

  it('lead to the same document for Letter paper, also where a page selects them', async () => {
    const {read} = createSite({
      'Races/Ogre.pdf': minimalPdf,
      'Races/Orc.pdf': minimalPdf,
      'Races/letter/Orc.pdf': minimalPdf,
    });
    const select = (assets: readonly ListedAsset[]) =>
      selectAssets(assets, {folder: '/Races', deep: true});
    expect(
      (await read(select)).map(({link, letter}) => [link, letter?.link]),
    ).toEqual([
      ['/Races/Ogre.pdf', undefined],
      ['/Races/Orc.pdf', '/Races/letter/Orc.pdf'],
    ]);
  });

  it('have their dates from git, or from the disk if git knows nothing', async () => {
    const {read, at} = createSite({
      'Races/Orc.pdf': minimalPdf,
      'Races/Ogre.pdf': minimalPdf,
    });
    const day = new Date('2023-02-01T12:00:00Z');
    utimesSync(at('Races/Ogre.pdf'), day, day);
    expect(
      (await read()).map(({name, lastModified}) => [name, lastModified]),
    ).toEqual([
      ['Ogre.pdf', '2/1/2023'],
      ['Orc.pdf', '3/9/2024'],
    ]);
  });

  it('are inspected if they are selected, and only then', async () => {
    const {read} = createSite({'a.csv': 'Name\nBread\n', 'b.csv': ''});
    const select = (wanted: string) =>
      read((assets) => assets.filter(({name}) => name === wanted));
    expect(await select('a.csv')).toMatchObject([
      {link: '/a.csv', contents: [{Name: 'Bread'}]},
    ]);
    expect(await read(() => [])).toEqual([]);
    await expect(select('b.csv')).rejects.toThrow(
      'static/b.csv:1: found an empty file',
    );
  });

  it('have the titles and alternative text from the index of their folder, which is not listed itself', async () => {
    const {read} = createSite({
      'index.csv': 'file,title\nrules.json,The Rules\n',
      'rules.json': '{}',
      'Races/index.csv': 'file,title,alt\nOrc.pdf,Of Orcs,An orc.\n',
      'Races/Orc.pdf': minimalPdf,
    });
    expect(
      (await read()).map(({link, title, alt}) => ({link, title, alt})),
    ).toEqual([
      {link: '/Races/Orc.pdf', title: 'Of Orcs', alt: 'An orc.'},
      {link: '/rules.json', title: 'The Rules', alt: undefined},
    ]);
  });

  it('are tracked when they are added, changed or removed', async () => {
    const {read, at, links} = createSite({'a.csv': 'Name\nBread\n'});
    await read();
    writeFileSync(at('b.csv'), 'Name\nSalt\n');
    writeFileSync(at('a.csv'), 'Name\nBread\nBeer\n');
    const [first] = await read();
    expect(first?.contents).toEqual([{Name: 'Bread'}, {Name: 'Beer'}]);
    expect(await links()).toEqual(['/a.csv', '/b.csv']);
    rmSync(at('a.csv'));
    expect(await links()).toEqual(['/b.csv']);
  });

  it('are inspected again after a change that keeps their length', async () => {
    const {read, at} = createSite({'a.csv': 'Name\nBread\n'});
    await read();
    writeFileSync(at('a.csv'), 'Name\nBrine\n');
    const later = new Date(Date.now() + 5000);
    utimesSync(at('a.csv'), later, later);
    expect((await read())[0]?.contents).toEqual([{Name: 'Brine'}]);
  });

  it('have the size of pictures', async () => {
    const {read, at} = createSite({'a.csv': 'Name\nBread\n'});
    writeFileSync(
      at('A.JFIF'),
      await createPlainImage(30, 20).jpeg().toBuffer(),
    );
    expect((await read())[0]).toMatchObject({
      ext: 'jfif',
      width: 30,
      height: 20,
    });
  });
});

describe('invalid files', () => {
  it('stop the build, all at once, each with its name', async () => {
    const {read} = createSite({
      'empty.csv': '',
      'page.png': '<html></html>',
      'maps/index.csv': 'file\nthe world.svg\n',
      'maps/world.svg': '<svg viewBox="0 0 1 1"></svg>',
      'maps/World.svg': '<svg viewBox="0 0 1 1"></svg>',
    });
    await expect(read()).rejects.toThrow(
      [
        'static/maps/world.svg:1: found a name that differs from static/maps/World.svg only in capitals or accents, expected a name that differs in more than that, because some hosts ignore both.',
        'static/maps/index.csv:2: found "the world.svg", expected the name of a file in this folder (did you mean "World.svg"?).',
        'static/empty.csv:1: found an empty file, expected a file with content.',
        'static/page.png:1: found an HTML page, expected a picture of type png.',
      ].join('\n'),
    );
  });

  it('are valid again when they are fixed', async () => {
    const {read, at, links} = createSite({'empty.csv': ''});
    await expect(read()).rejects.toThrow('static/empty.csv');
    writeFileSync(at('empty.csv'), 'Name\nBread\n');
    expect(await links()).toEqual(['/empty.csv']);
  });
});
