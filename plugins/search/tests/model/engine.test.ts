// The misspellings here are intended. cspell:ignore torossia linguistik hordlands
import {SearchEngine} from '../../model/engine';
import type {SearchRecord} from '../../../../src/shared/model/searchRecord';
import {searchRecord} from '../../../../tests/support/searchRecord';

const rules = {
  synonyms: {far: ['distance'], hp: ['hit', 'points']},
  fillers: ['how', 'to', 'the'],
};

function findTitles(
  query: string,
  records: readonly SearchRecord[],
): readonly string[] {
  const engine = new SearchEngine(rules);
  engine.add(records);
  return engine.search(query, 10).map(({record}) => record.title);
}

describe('the results of a search', () => {
  it('rank a word in the title above headings, and those above text', () => {
    const records = [
      searchRecord('Roads', {text: 'All of it is about smoke and ash.'}),
      searchRecord('Ways', {headings: 'Smoke; Ash'}),
      searchRecord('Smoke'),
    ];
    expect(findTitles('smoke', records)).toEqual(['Smoke', 'Ways', 'Roads']);
  });

  it('rank an exact title first, however often others contain it', () => {
    const records = [
      searchRecord('Orc and Half-Orc', {text: 'orc orc orc orc orc'}),
      searchRecord('Orc'),
    ];
    expect(findTitles('orc', records)).toEqual(['Orc', 'Orc and Half-Orc']);
  });

  it('begin with the record that answers the question, whatever others are called', () => {
    const records = [
      searchRecord('Carry', {text: 'You carry a load.'}),
      searchRecord('Lift', {questions: ['how much can I carry']}),
    ];
    expect(findTitles('how much can I carry', records)[0]).toBe('Lift');
    expect(findTitles('much I can carry', records)[0]).toBe('Lift');
    expect(findTitles('carry', records)[0]).toBe('Carry');
  });

  it('are not led astray by a question that shares a word alone', () => {
    const records = [
      searchRecord('Fall damage', {text: 'A fall of 10 feet.'}),
      searchRecord('Cat', {questions: ['whom can I save from a fall']}),
    ];
    expect(findTitles('fall damage of a horse', records)[0]).toBe(
      'Fall damage',
    );
  });

  it('match a row by its name before the comma that precedes a quantity', () => {
    const row = (title: string): SearchRecord =>
      searchRecord(title, {kind: 'row', to: `/gear.html#${title}`});
    const records = [
      searchRecord('Torch', {kind: 'document'}),
      searchRecord('Of a torch', {kind: 'section'}),
      row('Torches, six'),
    ];
    expect(findTitles('torch', records)[0]).toBe('Torches, six');
  });

  it('rank matches of all words above those of some', () => {
    const records = [
      searchRecord('Goblin'),
      searchRecord('Of smoke', {text: 'What a goblin makes of it.'}),
    ];
    expect(findTitles('goblin smoke', records)[0]).toBe('Of smoke');
  });

  it.each([
    ['torossia', 'Torosia'],
    ['linguistik', 'Linguistic Studies'],
    ['hordlands', 'Hordelands'],
  ])('tolerate typos: %s', (query, title) => {
    const others = ['Torosia', 'Linguistic Studies', 'Hordelands'];
    expect(
      findTitles(
        query,
        others.map((each) => searchRecord(each)),
      ),
    ).toEqual([title]);
  });

  it('tolerate no typo in a short word, where it makes another word', () => {
    expect(findTitles('ort', [searchRecord('Orc')])).toEqual([]);
  });
});

describe('the ranking of results', () => {
  it('puts facts from tables about a name above pages that only contain both words', () => {
    const records = [
      searchRecord('Of markets', {text: 'What a longsword is at its price.'}),
      searchRecord('Longsword', {
        kind: 'row',
        to: '/area/weapons.html#weapon-longsword',
        within: 'Weapons',
        facts: [
          ['Damage', '1d8'],
          ['Price (crowns)', '3'],
        ],
      }),
      searchRecord('Longsword', {kind: 'row', to: '/area/fair.html#fair'}),
    ];
    const engine = new SearchEngine(rules);
    engine.add(records);
    const [first] = engine.search('longsword price', 3);
    expect(first?.record.to).toBe('/area/weapons.html#weapon-longsword');
  });

  it('matches one of two words in the place of a section', () => {
    const section = (page: string): SearchRecord =>
      searchRecord('Names', {
        kind: 'section',
        to: `/area/${page}.html#names`,
        within: page,
      });
    const engine = new SearchEngine(rules);
    engine.add([section('Orc'), section('Goblin')]);
    expect(engine.search('goblin names', 2)[0]?.record.within).toBe('Goblin');
  });

  it('puts pages above documents with the same text', () => {
    const records = [
      searchRecord('Handbook', {
        kind: 'document',
        to: '/handbook.pdf#page=2',
        text: 'Smoke and ash.',
      }),
      searchRecord('Of fires', {text: 'Smoke and ash, and what burns.'}),
    ];
    expect(findTitles('smoke ash', records)[0]).toBe('Of fires');
    expect(findTitles('handbook', records)).toEqual(['Handbook']);
  });

  it('shows a table row without an address once, however many tables have it', () => {
    const line = (page: string): SearchRecord =>
      searchRecord('Goblin', {kind: 'line', to: `/area/${page}.html#peoples`});
    expect(findTitles('goblin', [line('a'), line('b')])).toEqual(['Goblin']);
  });

  it('does not correct a word that exists as typed', () => {
    const records = [searchRecord('Coast'), searchRecord('Roast')];
    expect(findTitles('coast ', records)).toEqual(['Coast']);
  });

  it('matches the last word by its beginning, as it may be unfinished', () => {
    expect(findTitles('great n', [searchRecord('Great North')])).toEqual([
      'Great North',
    ]);
    expect(findTitles('g', [searchRecord('Great North')])).toEqual([]);
  });

  it('matches synonyms, below the words themselves', () => {
    const records = [
      searchRecord('Common Distances'),
      searchRecord('The far shore'),
      searchRecord('Of wounds', {text: 'Lost hit points come back.'}),
    ];
    expect(findTitles('how far', records)).toEqual([
      'The far shore',
      'Common Distances',
    ]);
    expect(findTitles('hp', records)).toEqual(['Of wounds']);
  });

  it('matches the other names of a page like its title', () => {
    const records = [
      searchRecord('Class and Multi Class', {text: 'armor'}),
      searchRecord('Armor and Defense', {aliases: 'armor class; AC'}),
    ];
    expect(findTitles('armor class', records)[0]).toBe('Armor and Defense');
  });

  it('matches filler words only if nothing else was typed', () => {
    expect(findTitles('the', [searchRecord('The Hush')])).toEqual(['The Hush']);
    expect(findTitles(' … ', [searchRecord('The Hush')])).toEqual([]);
  });

  it('shows at most three pages of a document, including the document itself', () => {
    const pages = [1, 2, 3, 4].map((number) =>
      searchRecord('Calendar', {
        kind: 'document',
        to: `/calendar.pdf#page=${number}`,
        text: 'Rimewane',
      }),
    );
    const others = ['/a.pdf', '/b.pdf'].map((to) =>
      searchRecord('Almanac', {kind: 'document', to, text: 'Rimewane'}),
    );
    expect(findTitles('rimewane', [...pages, ...others]).toSorted()).toEqual([
      'Almanac',
      'Almanac',
      'Calendar',
      'Calendar',
      'Calendar',
    ]);
  });

  it('shows at most three sections of a page, and nothing twice', () => {
    const section = (number: number): SearchRecord =>
      searchRecord(`Smoke ${number}`, {
        kind: 'section',
        to: `/area/page.html#smoke-${number}`,
      });
    const sections = [1, 2, 3, 4, 5].map(section);
    expect(findTitles('smoke', sections)).toHaveLength(3);
    expect(
      findTitles('smoke', [searchRecord('Smoke'), searchRecord('Smoke')]),
    ).toEqual(['Smoke']);
  });

  it('reports which words match', () => {
    const engine = new SearchEngine(rules);
    engine.add([searchRecord('Smokes of Toros')]);
    expect(engine.search('smoke torso', 1)[0]?.matched.toSorted()).toEqual([
      'smok',
      'toro',
    ]);
  });

  it('includes records that were added later', () => {
    const engine = new SearchEngine(rules);
    engine.add([searchRecord('Orc')]);
    engine.add([searchRecord('Goblin')]);
    expect(engine.search('goblin', 3)).toHaveLength(1);
    expect(engine.search('orc', 3)).toHaveLength(1);
  });
});
