import {checkFrontMatter} from '../checkFrontMatter';
import {icons} from '../../../src/site/icons';

const title = 'Orc';

describe('front matter without a fault', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a title alone', {}],
    ['a negative order', {order: -1}],
    ['an order between two', {order: 1.5}],
    ['an author', {author: {name: 'Nia'}}],
    [
      'an author with an address',
      {author: {name: 'Nia', url: 'https://nia.example'}},
    ],
    ['an author by name', {author: 'Nia'}],
    ['several authors', {author: ['Nia', {name: 'Odo'}]}],
    ['no author', {author: false}],
    ['a date', {date: '2026-01-31'}],
    ['categories of the list', {category: ['Peoples', 'Territories']}],
    ['further names', {aliases: ['Oath-kin', 'Horde']}],
    ['the layout of the home page', {layout: 'home'}],
    ['no page info', {pageInfo: false}],
    ['a list of page info', {pageInfo: ['date', 'reading-time']}],
    ['a page before and none after', {prev: 'goblin', next: false}],
    [
      'the depth of the table of contents',
      {toc_min_heading_level: 2, toc_max_heading_level: 6},
    ],
    ['an address of its own', {slug: '/orcs.html'}],
    ['a slash as address', {slug: '/'}],
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
      ['title', 'nothing', 'a value: every page needs one'],
    ],
    ['an empty title', {title: ''}, ['title', '""', 'text that is not empty']],
    [
      'a misspelt key',
      {titel: 'x'},
      [
        'titel',
        '"x"',
        'a key that the Examples page lists (did you mean "title"?)',
      ],
    ],
    ['a word for true', {index: 'no'}, ['index', '"no"', 'true or false']],
    ['a number as text', {order: '1'}, ['order', '"1"', 'a number']],
    ['text for a list', {tag: 'race'}, ['tag', '"race"', 'a list']],
    [
      'a number in a list of text',
      {keywords: ['a', 2]},
      ['keywords[1]', '2', 'text (put quotes around a number or a date)'],
    ],
    [
      'a category outside the list',
      {category: ['Peoples', 'Territory']},
      [
        'category[1]',
        '"Territory"',
        'one of "Peoples", "Territories" (did you mean "Territories"?)',
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
          .join(', ')} (did you mean "sword"?)`,
      ],
    ],
    [
      'an address without an ending',
      {slug: '/orcs'},
      [
        'slug',
        '"/orcs"',
        'an address that starts with / and ends with .html or /',
      ],
    ],
    [
      'a layout of another site',
      {layout: 'documentation'},
      ['layout', '"documentation"', 'one of "page", "home"'],
    ],
    [
      'a heading level below 2',
      {toc_min_heading_level: 1},
      ['toc_min_heading_level', '1', 'a number of at least 2'],
    ],
    [
      'a heading level above 6',
      {toc_max_heading_level: 7},
      ['toc_max_heading_level', '7', 'a number of at most 6'],
    ],
    [
      'an edit address without https',
      {custom_edit_url: 'here'},
      ['custom_edit_url', '"here"', 'a web address that starts with https://'],
    ],
    [
      'text for keys and values',
      {last_update: 'today'},
      ['last_update', '"today"', 'keys and values'],
    ],
    [
      'an author without a name',
      {author: {url: 'https://nia.example'}},
      ['author.name', 'nothing', 'a value'],
    ],
    [
      'a second author without a name',
      {author: ['Nia', {}]},
      ['author[1].name', 'nothing', 'a value'],
    ],
    [
      'a second author that is none',
      {author: ['Nia', false]},
      ['author[1]', 'false', 'text (put quotes around a number or a date)'],
    ],
    [
      'an empty list of authors',
      {author: []},
      ['author', '[]', 'a list that is not empty'],
    ],
  ])('is %s', (_, frontMatter, [key, found, expected]) => {
    expect(checkFrontMatter({title, ...frontMatter})).toEqual([
      {key, found, expected},
    ]);
  });
});

describe('the faults of front matter', () => {
  it('are reported all at once', () => {
    expect(
      checkFrontMatter({titel: 'Orc', order: 'first', index: 0}).map(
        ({key}) => key,
      ),
    ).toEqual(['title', 'order', 'index', 'titel']);
  });
});
