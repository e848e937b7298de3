import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {takenFiles} from '../../../../src/features/take-away/lib/takenFiles';
import {writeFiles} from '../../../../plugins/take-away/writeFiles';
import {
  findAdventureFaults,
  findDocumentFaults,
  findLostReferences,
  type Collection,
} from '../../../support/foundryShapes';
import {first, onFolder, pageHtml, second} from './builtSite';

type Adventure = {
  readonly journal: readonly {
    readonly _id: string;
    readonly name: string;
    readonly pages: readonly {
      readonly name: string;
      readonly text: {readonly content: string};
    }[];
  }[];
  readonly tables: readonly {
    readonly name: string;
    readonly formula: string;
    readonly results: readonly {
      readonly range: readonly [number, number];
      readonly weight: number;
      readonly description: string;
    }[];
  }[];
  readonly items: readonly {
    readonly name: string;
    readonly system: {readonly description: string};
  }[];
  readonly folders: readonly {readonly name: string}[];
};

/** Makes the files of a world with a page of a text, and an inn. */
async function makeFiles(article: string): Promise<Record<string, string>> {
  let files: Record<string, string> = {};
  await onFolder(
    {
      [`docs/${first}/mill.md`]: '---\ntitle: Mill\n---\n',
      [`docs/${second}/inn.md`]: '---\ntitle: Inn\n---\n',
      [`build/${first}/mill.html`]: pageHtml(`<h1>Mill</h1>${article}`),
      [`build/${second}/inn.html`]: pageHtml('<h1>Inn</h1>'),
    },
    async (build) => {
      await writeFiles(build);
      const zip = readFileSync(join(build.outDir, takenFiles.foundry));
      files = Object.fromEntries(
        Object.entries(unzipSync(zip)).map(([path, bytes]) => [
          path,
          strFromU8(bytes),
        ]),
      );
    },
  );
  return files;
}

async function makeAdventure(article: string): Promise<Adventure> {
  const {'adventure.json': json = ''} = await makeFiles(article);
  expect(findAdventureFaults(JSON.parse(json))).toEqual([]);
  expect(findLostReferences(json)).toEqual([]);
  return JSON.parse(json) as Adventure;
}

/** Returns the text of the journal page of the mill. */
async function journalOf(article: string): Promise<string> {
  const {journal} = await makeAdventure(article);
  const entry = journal.find(({name}) => name === 'Mill');
  return entry?.pages[0]?.text.content ?? '';
}

const dice =
  '<table><caption>Met on the road (d6)<thead><tr><th>d6<th>Who<th>Wants<tbody><tr><td>1<td>Bard<td>ale<tr><td>2–5<td>Cart<td>room<tr><td>6<td>Duke<td>out</table>';

describe('files for Foundry VTT', () => {
  it('have the shapes of its documents, each also alone', async () => {
    const files = await makeFiles(
      `${dice}<h5 id="spell-fog">Fog</h5><p>Gray.</p>`,
    );
    const alone = Object.entries(files).filter(([path]) => path.includes('/'));
    expect(alone.length).toBeGreaterThan(3);
    for (const [path, json] of alone) {
      const collection = path.split('/')[0] as Collection;
      expect(findDocumentFaults(collection, JSON.parse(json))).toEqual([]);
    }
    expect(files['README.md']).toContain('14.');
  });

  it('have the same ids in every build', async () => {
    expect(await makeFiles(dice)).toEqual(await makeFiles(dice));
  });

  it('have a journal entry of each page, in the folder of its area', async () => {
    const {journal, folders} = await makeAdventure('<p>Nine <b>wheels</b>.');
    const names = journal.map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining(['Mill', 'Inn']));
    expect(folders).toHaveLength(2);
  });

  it.each([
    [
      'text',
      '<p>Nine <b>wheels</b> &amp; a dam.',
      '<p>Nine <strong>wheels</strong> &amp; a dam.</p>',
    ],
    [
      'a picture of the site',
      '<img src="/base/a.webp" alt="A &quot;mill&quot;">',
      '<p><img src="https://vale.example/base/a.webp" alt="A &quot;mill&quot;"></p>',
    ],
    [
      'a spoiler by name',
      '<details class="spoiler"><summary>Spoiler: who</summary><p>The miller.</p></details>',
      `<p><a href="https://vale.example/base/${first}/mill.html"><em>Spoiler: who (on the site)</em></a></p>`,
    ],
    [
      'a file of the site',
      '<a href="/base/a.csv">CSV</a>',
      '<p><a href="https://vale.example/base/a.csv">CSV</a></p>',
    ],
  ])('have %s in a journal', async (_what, html, expected) => {
    expect((await journalOf(html)).trim()).toBe(expected);
  });

  it('lead from journal to journal', async () => {
    const text = await journalOf(
      `<a href="/base/${second}/inn.html#beds">the {inn}</a>`,
    );
    expect(text).toMatch(
      /^<p>@UUID\[JournalEntry\.\w{16}\.JournalEntryPage\.\w{16}\]\{the inn\}<\/p>$/,
    );
  });

  it('have a roll table of a table with dice', async () => {
    const {tables} = await makeAdventure(dice);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({
      name: 'Met on the road',
      formula: '1d6',
      results: [
        {range: [1, 1], weight: 1},
        {
          range: [2, 5],
          weight: 4,
          description:
            '<p><strong>Who</strong>: Cart</p><p><strong>Wants</strong>: room</p>',
        },
        {range: [6, 6], weight: 1},
      ],
    });
  });

  it.each([
    ['leaves a result out', dice.replace('2–5', '2–4')],
    ['ends too early', dice.replace('<tr><td>6<td>Duke<td>out', '')],
    ['names no results', dice.replace('<td>1<', '<td>first<')],
    ['has no caption', dice.replace(/<caption>[^<]*/, '')],
    ['has no dice', dice.replace('<th>d6', '<th>Roll')],
  ])('have none of a table that %s', async (_what, html) => {
    const {tables} = await makeAdventure(html);
    expect(tables).toEqual([]);
  });

  it('have each spell and power once as an item, up to the next heading', async () => {
    const {items} = await makeAdventure(
      '<h5 id="spell-fog">Fog</h5><p>Gray.</p><h5 id="power-leap">Leap</h5><p>Far.</p><h2 id="end">End</h2><p>No.</p><h5 id="spell-fog">Fog</h5>',
    );
    expect(items.map(({name, system}) => [name, system.description])).toEqual([
      ['Fog', '<p>Gray.</p>'],
      ['Leap', '<p>Far.</p>'],
    ]);
  });
});

describe('the check of shapes', () => {
  it.each([
    ['a short id', {_id: 'short'}],
    ['an empty name', {name: ''}],
    ['an unknown field', {permission: {}}],
    ['a page of another format', {pages: [{}]}],
  ])('finds %s', async (_what, change) => {
    const {journal} = await makeAdventure('');
    expect(findDocumentFaults('journal', {...journal[0]})).toEqual([]);
    expect(
      findDocumentFaults('journal', {...journal[0], ...change}),
    ).toHaveLength(1);
  });

  it('finds references to what is not there', () => {
    const json = JSON.stringify({
      journal: [
        {_id: 'a', pages: [{_id: 'b', text: '@UUID[JournalEntry.x]{y}'}]},
      ],
    });
    expect(findLostReferences(json)).toEqual(['JournalEntry.x']);
  });
});
