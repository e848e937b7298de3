import {
  getPath,
  selectAssets,
  type AssetSelection,
} from '../../model/selectAssets';
import {createAsset} from '../../../../tests/support/assets';

const nfd = 'Über Land.png'.normalize('NFD');

const assets = [
  createAsset('/Races/Orc.pdf', {row: 1}),
  createAsset('/Races/Half-Orc.PDF', {row: 0}),
  createAsset('/Races/orc.png'),
  createAsset('/Races/old/Ogre.pdf'),
  createAsset('/Races-lost/Giant.pdf'),
  createAsset('/maps/session 10.webp'),
  createAsset('/maps/session 9.webp'),
  createAsset(`/maps/${nfd}`),
  createAsset('/maps/100%.svg'),
  createAsset('/favicon.ico'),
];

function listPaths(selection: AssetSelection): readonly string[] {
  return selectAssets(assets, selection).map(getPath);
}

describe('a document for two paper sizes', () => {
  const letter = createAsset('/books/letter/orcs.pdf');
  const both = createAsset('/books/orcs.pdf', {letter});
  const other = createAsset('/books/letter/elves.pdf');
  const all = [letter, other, both];

  it('is one entry where both are below the folder', () => {
    expect(selectAssets(all, {folder: '/books', deep: true})).toEqual([
      other,
      both,
    ]);
  });

  it('is an entry of its own where that for A4 is not shown', () => {
    expect(selectAssets(all, {folder: '/books/letter'})).toEqual([
      other,
      letter,
    ]);
  });
});

describe('the files that a page shows', () => {
  it.each<[string, AssetSelection, readonly string[]]>([
    [
      'those of a folder, by title',
      {folder: '/Races'},
      ['/Races/Half-Orc.PDF', '/Races/Orc.pdf', '/Races/orc.png'],
    ],
    [
      'those of a folder and below',
      {folder: '/Races', deep: true, types: ['pdf']},
      ['/Races/Half-Orc.PDF', '/Races/old/Ogre.pdf', '/Races/Orc.pdf'],
    ],
    [
      'those below the root',
      {folder: '/', deep: true, match: '*orc*'},
      ['/Races/Half-Orc.PDF', '/Races/Orc.pdf', '/Races/orc.png'],
    ],
    [
      'those of a group of endings',
      {folder: '/Races', types: ['documents']},
      ['/Races/Half-Orc.PDF', '/Races/Orc.pdf'],
    ],
    [
      'those with a name like a pattern, numbers as people count',
      {folder: '/maps', match: 'session*'},
      ['/maps/session 9.webp', '/maps/session 10.webp'],
    ],
    [
      'those that are named, in that order',
      {
        folder: '/maps',
        files: ['session 9.webp', '/Races/Orc.pdf', '100%.svg'],
      },
      ['/maps/session 9.webp', '/Races/Orc.pdf', '/maps/100%.svg'],
    ],
    [
      'one that is named as in an address',
      {files: ['/maps/session%209.webp']},
      ['/maps/session 9.webp'],
    ],
    [
      'one whose accents are stored apart from their letters',
      {files: ['/maps/Über Land.png']},
      ['/maps/Über Land.png'],
    ],
    [
      'those of their list first, in its order',
      {folder: '/Races', sort: 'listed'},
      ['/Races/Half-Orc.PDF', '/Races/Orc.pdf', '/Races/orc.png'],
    ],
  ])('are %s', (_, selection, paths) => {
    expect(listPaths(selection)).toEqual(paths);
  });

  it('may be none if the author allows it', () => {
    expect(listPaths({folder: '/none', mayBeEmpty: true})).toEqual([]);
    expect(
      listPaths({folder: '/Races', types: ['csv'], mayBeEmpty: true}),
    ).toEqual([]);
  });
});

describe('missing files', () => {
  it.each<[string, AssetSelection, string]>([
    [
      'a folder',
      {folder: '/races'},
      'found the folder "/races", expected a folder under static/ that contains files (did you mean "/Races"?)',
    ],
    [
      'a kind of file',
      {folder: '/Races', types: ['xlsx']},
      'found no file of type xlsx in static/Races, expected at least one; this folder contains pdf, png',
    ],
    [
      'a name',
      {folder: '/Races', match: 'Orcs.pdf', deep: true},
      'found no file with a name like "Orcs.pdf" in static/Races or its subfolders, expected at least one (did you mean "Orc.pdf"?)',
    ],
    [
      'a file',
      {files: ['/Races/Orcs.pdf']},
      'found "/Races/Orcs.pdf", expected a file under static/ (did you mean "/Races/Orc.pdf"?)',
    ],
    [
      'a file of the right kind',
      {files: ['/Races/orc.png'], types: ['pdf']},
      'found "/Races/orc.png", expected a file of type pdf',
    ],
  ])('stop the build, with the nearest name: %s', (_, selection, message) => {
    expect(() => listPaths(selection)).toThrow(new Error(message));
  });

  it('stop the build if they are named, even if the list may be empty', () => {
    expect(() =>
      listPaths({files: ['/Races/Troll.pdf'], mayBeEmpty: true}),
    ).toThrow('found "/Races/Troll.pdf"');
  });
});
