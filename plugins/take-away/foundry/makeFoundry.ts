import type {Fighter} from '../../../src/features/tracker/lib/fighter';
import {contentAreas} from '../../../src/site/contentAreas';
import {createFindTarget} from '../links';
import type {ZipFiles} from '../packZip';
import type {TakenPage} from '../read/takenPage';
import {describeFoe} from './describeFoe';
import {
  makeDocument,
  makeId,
  toSort,
  type Folder,
  type Item,
  type JournalEntry,
  type JournalPage,
  type RollTable,
} from './documents';
import {listEntries} from './listEntries';
import {listRollTables} from './listRollTables';
import {README} from './readme';
import {writeHtml, type JournalLinks} from './writeHtml';

/** What is taken to a virtual tabletop. */
export type FoundryWorld = {
  readonly title: string;
  readonly description: string;
  /** Origin and base path of the site, with a slash at the end. */
  readonly root: string;
  readonly pages: readonly TakenPage[];
  readonly foes: readonly Fighter[];
};

/** The documents of a world, by kind. */
type Collections = {
  readonly folders: readonly Folder[];
  readonly journal: readonly JournalEntry[];
  readonly tables: readonly RollTable[];
  readonly items: readonly Item[];
};

function makeFolder(name: string, type: Folder['type'], index: number): Folder {
  return {
    ...makeDocument(makeId('folder', type, name), name),
    type,
    description: '',
    sorting: 'm',
    sort: toSort(index),
    folder: null,
    color: null,
  };
}

/** Makes a page of a journal entry. */
function makePage(
  key: string,
  {name, content}: {readonly name: string; readonly content: string},
  index = 0,
): JournalPage {
  return {
    ...makeDocument(makeId('page', key), name),
    type: 'text',
    title: {show: true, level: 1},
    text: {format: 1, content},
    sort: toSort(index),
  };
}

/** Returns the reference of the journal page of a page of the site. */
function refer({address}: TakenPage): string {
  return `JournalEntry.${makeId('entry', address)}.JournalEntryPage.${makeId('page', address)}`;
}

/** Returns the name of the folder that a page is in. */
function nameFolder({area}: TakenPage, title: string): string {
  return contentAreas.find(({id}) => id === area)?.label ?? title;
}

/** Makes a journal entry of each page; its title is its name. */
function makeEntries(
  {title, pages}: FoundryWorld,
  links: JournalLinks,
): readonly JournalEntry[] {
  return pages.map((page, index) => {
    const {address, content} = page;
    const text = content.children.filter(
      (node) => node.type !== 'heading' || node.depth > 1,
    );
    const html = writeHtml(text, address, links);
    return {
      ...makeDocument(makeId('entry', address), page.title),
      folder: makeId('folder', 'JournalEntry', nameFolder(page, title)),
      sort: toSort(index),
      pages: [makePage(address, {name: page.title, content: html})],
    };
  });
}

/** Makes one journal entry of all foes, with a page for each; none if there are no foes. */
function makeFoes(foes: readonly Fighter[]): readonly JournalEntry[] {
  return foes.length === 0
    ? []
    : [
        {
          ...makeDocument(makeId('foes'), 'Foes'),
          folder: null,
          sort: 0,
          pages: foes.map((foe, index) =>
            makePage(
              `foe ${foe.name}`,
              {name: foe.name, content: describeFoe(foe)},
              index,
            ),
          ),
        },
      ];
}

function makeTables({pages, title}: FoundryWorld): readonly RollTable[] {
  const found = pages.flatMap((page) =>
    listRollTables(page.content).map((table) => ({page, table})),
  );
  return found.map(({page, table}, index) => ({
    ...makeDocument(
      makeId('table', page.address, table.name, String(index)),
      table.name,
    ),
    folder: makeId('folder', 'RollTable', nameFolder(page, title)),
    sort: toSort(index),
    description: '',
    formula: table.formula,
    replacement: true,
    displayRoll: true,
    results: table.results,
  }));
}

function makeItems(
  pages: readonly TakenPage[],
  links: JournalLinks,
): readonly Item[] {
  return listEntries(pages).map(({id, name, content, address}, index) => ({
    ...makeDocument(makeId('item', id), name),
    folder: null,
    sort: toSort(index),
    type: 'base',
    system: {description: writeHtml(content, address, links)},
    effects: [],
  }));
}

/** Makes the folders of journal entries and of tables that have something in them. */
function makeFolders(
  {pages, title}: FoundryWorld,
  documents: readonly (JournalEntry | RollTable)[],
): readonly Folder[] {
  const used = new Set(documents.map(({folder}) => folder));
  const names = [...new Set(pages.map((page) => nameFolder(page, title)))];
  return (['JournalEntry', 'RollTable'] as const)
    .flatMap((type) =>
      names.map((name, index) => makeFolder(name, type, index)),
    )
    .filter(({_id}) => used.has(_id));
}

function makeCollections(world: FoundryWorld): Collections {
  const links = {
    findTarget: createFindTarget(world.pages),
    refer,
    root: world.root,
  };
  const journal = [...makeEntries(world, links), ...makeFoes(world.foes)];
  const tables = makeTables(world);
  return {
    journal,
    tables,
    items: makeItems(world.pages, links),
    folders: makeFolders(world, [...journal, ...tables]),
  };
}

/** Makes a file name of the name and the id of a document. */
function nameFile({name, _id}: JournalEntry | RollTable | Item): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${plain}-${_id}.json`;
}

/**
 * Makes files for Foundry VTT: one adventure with all documents, and each document alone.
 * Written pages become journal entries, tables with dice roll tables, spells and powers items.
 */
export function makeFoundry(all: FoundryWorld): ZipFiles {
  const pages = all.pages.filter(
    ({isWritten, address}) => isWritten || address === '/',
  );
  const {title, description} = all;
  const collections = makeCollections({...all, pages});
  const adventure = {
    ...makeDocument(makeId('adventure', title), title),
    img: null,
    caption: '',
    description,
    sort: 0,
    ...collections,
    actors: [],
    cards: [],
    combats: [],
    macros: [],
    playlists: [],
    scenes: [],
  };
  const {journal, tables, items} = collections;
  const alone = Object.entries({journal, tables, items}).flatMap(
    ([folder, documents]) =>
      documents.map((document) => [
        `${folder}/${nameFile(document)}`,
        // Alone, a document is in no folder of the adventure.
        JSON.stringify({...document, folder: null}, undefined, 2),
      ]),
  );
  return Object.fromEntries<string>([
    ['README.md', README],
    ['adventure.json', JSON.stringify(adventure)],
    ...alone,
  ] as [string, string][]);
}
