import type {FileHistory} from '../../../../src/shared/model/fileHistory';
import type {HouseFrontMatter} from '../../../../src/shared/model/frontMatter';
import {
  decidePageInfo,
  type PageInfo,
  type PageInfoSource,
} from '../../model/pageInfo';
import {writeDay} from '../../model/writeDay';

const siteAuthor = {name: 'The Archive', url: 'https://archive.example'};

const history: FileHistory = {
  created: '2026-01-02',
  updated: '2026-03-09T23:59:00.000Z',
  contributors: ['Ilsabet', 'Marta'],
};

const tags = [{label: 'spell', permalink: '/magic-science/tags/spell.html'}];

function getInfo(
  frontMatter: Partial<HouseFrontMatter>,
  known: FileHistory = history,
  more: Partial<
    Pick<PageInfoSource, 'categories' | 'locked' | 'provider'>
  > = {},
): PageInfo {
  return decidePageInfo({
    frontMatter: {title: 'Healing', ...frontMatter},
    tags,
    categories: [],
    history: known,
    words: 1820,
    provider: 'off',
    locked: false,
    siteAuthor,
    ...more,
  });
}

function listItems(...args: Parameters<typeof getInfo>): readonly string[] {
  return getInfo(...args).entries.map(({item}) => item);
}

describe('the items under the title of a page', () => {
  it('are author, original, date, reading time, category and tag, in this order', () => {
    const permalink = '/magic-science/categories/map.html';
    const categories = [{label: 'map', permalink}];
    expect(getInfo({isOriginal: true}, history, {categories}).entries).toEqual([
      {item: 'author', authors: [siteAuthor]},
      {item: 'original'},
      {item: 'date', day: writeDay('2026-01-02')},
      {item: 'reading-time', words: '1,820', minutes: 6},
      {item: 'category', names: [{name: 'map', color: 0, path: permalink}]},
      {
        item: 'tag',
        names: [
          {name: 'spell', color: 7, path: '/magic-science/tags/spell.html'},
        ],
      },
    ]);
  });

  it('include no views while nobody counts them', () => {
    expect(listItems({pageInfo: ['page-view']})).toEqual([]);
    expect(listItems({}, history, {provider: 'giscus'})).not.toContain(
      'page-view',
    );
  });

  it('include views between date and reading time if they are counted', () => {
    expect(
      listItems({isOriginal: true}, history, {
        categories: [{label: 'map', permalink: '/categories/map.html'}],
        provider: 'waline',
      }),
    ).toEqual([
      'author',
      'original',
      'date',
      'page-view',
      'reading-time',
      'category',
      'tag',
    ]);
    expect(
      listItems({pageInfo: ['tag']}, history, {provider: 'waline'}),
    ).toEqual(['tag']);
    expect(listItems({pageInfo: false}, history, {provider: 'waline'})).toEqual(
      [],
    );
  });
});

describe('author and date of a page', () => {
  it('are those in its front matter', () => {
    const author = {name: 'Ilsabet'};
    expect(
      getInfo({author, date: '2025-12-31', pageInfo: ['author', 'date']})
        .entries,
    ).toEqual([
      {item: 'author', authors: [author]},
      {item: 'date', day: writeDay('2025-12-31')},
    ]);
  });
});

describe('several authors', () => {
  const marta = {name: 'Marta', url: 'https://marta.example'};

  it.each([
    [['Ilsabet'], [{name: 'Ilsabet'}]],
    [
      ['Ilsabet', marta],
      [{name: 'Ilsabet'}, ' and ', marta],
    ],
    [
      ['Ilsabet', marta, 'Odo'],
      [{name: 'Ilsabet'}, ', ', marta, ', and ', {name: 'Odo'}],
    ],
  ])('are listed as in a sentence: %j', (author, authors) => {
    expect(getInfo({author, pageInfo: ['author']}).entries).toEqual([
      {item: 'author', authors},
    ]);
  });
});

describe('the changes of a page', () => {
  const changes = [{day: '2026-03-09', summary: 'docs: the mill burns'}];

  it('are there if its author asks for them', () => {
    expect(getInfo({changes: true}, {...history, changes}).changes).toEqual([
      {...writeDay('2026-03-09'), summary: 'docs: the mill burns'},
    ]);
  });

  it('are absent unless its author asks for them', () => {
    expect(getInfo({}, {...history, changes})).not.toHaveProperty('changes');
  });

  it('are absent if git knows none', () => {
    expect(getInfo({changes: true}, {})).not.toHaveProperty('changes');
  });

  it('are never those of a locked page', () => {
    expect(
      getInfo({changes: true}, {...history, changes}, {locked: true}),
    ).not.toHaveProperty('changes');
  });
});

describe('the footer of a page', () => {
  it('says when it was last changed, and by whom it was written', () => {
    expect(getInfo({})).toMatchObject({
      updated: writeDay('2026-03-09T23:59:00.000Z'),
      contributors: ['Ilsabet', 'Marta'],
    });
  });
});
