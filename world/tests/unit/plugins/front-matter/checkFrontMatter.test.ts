import {checkFrontMatter} from '../../../../../plugins/front-matter/checkFrontMatter';
import {icons} from '../../../../../src/site/icons';

const title = 'Orc';

describe('front matter without a fault', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a title alone', {}],
    ['a short title', {shortTitle: 'O'}],
    ['a description', {description: 'Oath-kin.'}],
    ['an icon', {icon: 'sword'}],
    ['an order', {order: 1}],
    ['a negative order', {order: -1}],
    ['an order between two', {order: 1.5}],
    ['index: false', {index: false}],
    ['an author', {author: {name: 'Nia'}}],
    [
      'an author with an address',
      {author: {name: 'Nia', url: 'https://nia.example'}},
    ],
    ['no author', {author: false}],
    ['a date', {date: '2026-01-31'}],
    ['categories of the list', {category: ['Peoples', 'Territories']}],
    ['tags of the list', {tag: ['race', 'realm']}],
    ['no tags', {tag: []}],
    ['further names', {aliases: ['Oath-kin', 'Horde']}],
    ['autoLink: false', {autoLink: false}],
    ['linkMentions: false', {linkMentions: false}],
    ['isOriginal', {isOriginal: true}],
    ['sidebar: false', {sidebar: false}],
    ['toc: false', {toc: false}],
    ['the layout of a page', {layout: 'page'}],
    ['the layout of the home page', {layout: 'home'}],
    ['home', {home: true}],
    ['editLink: false', {editLink: false}],
    ['lastUpdated: false', {lastUpdated: false}],
    ['contributors: false', {contributors: false}],
    ['no page info', {pageInfo: false}],
    ['a list of page info', {pageInfo: ['date', 'reading-time']}],
    ['comment', {comment: true}],
    ['a page before and none after', {prev: 'goblin', next: false}],
    [
      'the depth of the table of contents',
      {toc_min_heading_level: 2, toc_max_heading_level: 6},
    ],
    ['an address of its own', {slug: '/orcs.html'}],
    ['a slash as address', {slug: '/'}],
    ['a key of Docusaurus set to nothing', {pagination_next: null}],
  ])('may contain %s', (_, frontMatter) => {
    expect(checkFrontMatter({title, ...frontMatter})).toEqual([]);
  });
});

describe('a fault of front matter', () => {
  it.each<
    [
      string,
      Readonly<Record<string, unknown>>,
      readonly [string, string, string],
    ]
  >([
    [
      'a missing title',
      {title: undefined},
      ['title', 'nothing', 'a value: every page has one'],
    ],
    ['an empty title', {title: ''}, ['title', '""', 'text that is not empty']],
    [
      'a title that is a number',
      {title: 12},
      ['title', '12', 'text (put quotes round a number or a date)'],
    ],
    [
      'a misspelt key',
      {titel: 'x'},
      ['titel', '"x"', 'a key that this site knows, perhaps "title"'],
    ],
    [
      'a key like no other',
      {hitPointsOfTheOrc: 7},
      ['hitPointsOfTheOrc', '7', 'a key that this site knows'],
    ],
    ['a word for true', {index: 'no'}, ['index', '"no"', 'true or false']],
    ['a number as text', {order: '1'}, ['order', '"1"', 'a number']],
    ['text for a list', {tag: 'race'}, ['tag', '"race"', 'a list']],
    [
      'a number in a list of text',
      {keywords: ['a', 2]},
      ['keywords[1]', '2', 'text (put quotes round a number or a date)'],
    ],
    [
      'a category outside the list',
      {category: ['Peoples', 'Territory']},
      [
        'category[1]',
        '"Territory"',
        'one of "Peoples", "Territories", perhaps "Territories"',
      ],
    ],
    [
      'an icon outside the set',
      {icon: 'Sword'},
      [
        'icon',
        '"Sword"',
        `one of ${Object.keys(icons)
          .map((name) => `"${name}"`)
          .join(', ')}, perhaps "sword"`,
      ],
    ],
    [
      'an address without an ending',
      {slug: '/orcs'},
      [
        'slug',
        '"/orcs"',
        'an address that begins with / and ends in .html or /',
      ],
    ],
    [
      'a layout of another site',
      {layout: 'documentation'},
      ['layout', '"documentation"', 'one of "page", "home"'],
    ],
    [
      'a misspelt layout',
      {layout: 'hom'},
      ['layout', '"hom"', 'one of "page", "home", perhaps "home"'],
    ],
    [
      'a layout in capitals',
      {layout: 'Home'},
      ['layout', '"Home"', 'one of "page", "home", perhaps "home"'],
    ],
    [
      'an empty layout',
      {layout: ''},
      ['layout', '""', 'one of "page", "home"'],
    ],
    [
      'a layout that is a number',
      {layout: 1},
      ['layout', '1', 'one of "page", "home"'],
    ],
    [
      'a layout that holds nothing',
      {layout: null},
      ['layout', 'null', 'one of "page", "home"'],
    ],
    [
      'a heading level below 2',
      {toc_min_heading_level: 1},
      ['toc_min_heading_level', '1', 'a number from 2 up'],
    ],
    [
      'a heading level above 6',
      {toc_max_heading_level: 7},
      ['toc_max_heading_level', '7', 'a number up to 6'],
    ],
    [
      'half a heading level',
      {toc_max_heading_level: 2.5},
      ['toc_max_heading_level', '2.5', 'a whole number'],
    ],
    [
      'an edit address without https',
      {custom_edit_url: 'here'},
      ['custom_edit_url', '"here"', 'a web address with its https://'],
    ],
    [
      'text for keys and values',
      {last_update: 'today'},
      ['last_update', '"today"', 'keys and values'],
    ],
    [
      'a neighbour that is a number',
      {prev: 5},
      ['prev', '5', 'string or false'],
    ],
    [
      'an author without a name',
      {author: {url: 'https://nia.example'}},
      ['author.name', 'nothing', 'a value'],
    ],
  ])('is %s', (_, frontMatter, [key, found, expected]) => {
    expect(checkFrontMatter({title, ...frontMatter})).toEqual([
      {key, found, expected},
    ]);
  });
});

describe('the faults of front matter', () => {
  it('are reported for an unknown tag, with the list of tags', () => {
    const [fault, ...others] = checkFrontMatter({
      title,
      tag: ['race', 'dragon'],
    });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({key: 'tag[1]', found: '"dragon"'});
    expect(fault?.expected).toMatch(
      /^one of "campaign", "combat", .*"travel"$/,
    );
  });

  it('are reported for an unknown item of page info', () => {
    expect(checkFrontMatter({title, pageInfo: ['word-count']})).toEqual([
      expect.objectContaining({key: 'pageInfo[0]', found: '"word-count"'}),
    ]);
  });

  it('are reported for a date in another form', () => {
    expect(checkFrontMatter({title, date: '31 January 2026'})).toEqual([
      expect.objectContaining({key: 'date', found: '"31 January 2026"'}),
    ]);
  });

  it('are reported for a text in place of an author', () => {
    expect(checkFrontMatter({title, author: 'Nia'})).toEqual([
      {key: 'author', found: '"Nia"', expected: expect.any(String)},
    ]);
  });

  it('are reported all at once', () => {
    expect(
      checkFrontMatter({titel: 'Orc', order: 'first', index: 0}).map(
        ({key}) => key,
      ),
    ).toEqual(['title', 'order', 'index', 'titel']);
  });

  it.each([
    {tag: [null]},
    {title: null},
    {category: ['']},
    {author: {name: 'Nia', mail: 'nia@example.org'}},
    {date: 12},
    {pageInfo: true},
  ])('are reported in words for %j', (frontMatter) => {
    const faults = checkFrontMatter({title, ...frontMatter});
    expect(faults).not.toEqual([]);
    expect(faults.map(({expected}) => expected).join()).not.toContain(
      'otherwise:',
    );
  });

  it('name the rule if there are no words for it', () => {
    expect(checkFrontMatter({title, order: 2 ** 60})).toEqual([
      expect.objectContaining({expected: 'otherwise: number.unsafe'}),
    ]);
  });
});
