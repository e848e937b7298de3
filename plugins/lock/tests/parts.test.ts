import {PageElement, Reference, Fragment} from '../tree/elements';
import {serializeTree} from '../tree/serializeTree';
import {stubText} from '../stubText';
import fc from '../../../tests/support/properties';

const writer = {
  pathOf: (file: string) => file,
  addressOf: (address: string) => address,
  open: new Set<unknown>(),
  onText: () => undefined,
};

function element(type: unknown, props: object = {}, key?: string) {
  const spot = {file: 'docs/reference/index.mdx', line: 7};
  return new PageElement(type, {...props}, {key, spot});
}

describe('the stub of a locked page', () => {
  it('imports its ciphertext whatever characters its name has', () => {
    expect(stubText(`gm/o'dell's "map".mdx`, {})).toContain(
      String.raw`import page from "./o'dell's \"map\".sealed.json";`,
    );
  });

  it('holds public metadata, and imports the rest', () => {
    const text = stubText('gm/secret.md', {
      title: 'The "Secret"',
      shortTitle: 'Secret',
      icon: 'moon',
      order: 2,
      slug: '/gm/secret.html',
      description: 'hidden',
      keywords: ['hidden'],
      tags: ['hidden'],
      image: 'hidden',
      author: {name: 'hidden'},
      cover: 'hidden',
      date: 'hidden',
      unknown_key: 'hidden',
    });
    expect(text).toBe(
      [
        '---',
        'title: "The \\"Secret\\""',
        'shortTitle: "Secret"',
        'icon: "moon"',
        'order: 2',
        'slug: "/gm/secret.html"',
        'custom_edit_url: null',
        '---',
        '',
        "import lockedPage from '@theme/LockedPage';",
        'import page from "./secret.sealed.json";',
        "import scopes from '../_scopes.json';",
        '',
        'export const sealed = {...page, scope: scopes[page.scope]};',
        "export const loadComponents = () => import('../_components.js');",
        'export {lockedPage};',
        '',
      ].join('\n'),
    );
  });

  it('holds no front matter that is not listed, whatever its name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^x[a-z_]{3,12}$/), (key) => {
        return !stubText('a.md', {title: 'A', [key]: 'hidden'}).includes(
          'hidden',
        );
      }),
    );
  });
});

describe('the elements of a page as data', () => {
  it('are lists of tag, properties and children', () => {
    const tree = element(new Reference('m:p'), {
      children: [
        'a',
        1,
        true,
        null,
        undefined,
        element('b', {className: 'x', children: 'c'}, 'k'),
        element(Fragment, {children: ['d', 'e']}),
        ['f'],
      ],
    });
    expect(serializeTree(writer, tree)).toEqual([
      'm:p',
      0,
      'a',
      '1',
      ['b', {className: 'x', key: 'k'}, 'c'],
      {f: ['d', 'e']},
      {f: ['f']},
    ]);
  });

  it('hold elements and components in properties', () => {
    const tree = element(new Reference('c:Tabs'), {
      head: element('b'),
      as: new Reference('c:TabItem'),
      list: [1, {deep: undefined, flat: false}],
      nothing: undefined,
    });
    expect(serializeTree(writer, tree)).toEqual([
      'c:Tabs',
      {
        head: {$e: ['b', 0]},
        as: {$c: 'c:TabItem'},
        list: [1, {flat: false}],
      },
    ]);
  });

  it.each([
    [
      'a function',
      element('b', {children: () => 1}),
      'found a value of type function in <b>',
    ],
    [
      'an object',
      element('b', {children: {a: 1}}),
      'found a value of type object in <b>',
    ],
    [
      'a symbol',
      element('b', {title: Symbol('x')}),
      'found a symbol in title of <b>',
    ],
    ['a map', element('b', {title: new Map()}), 'found Map in title of <b>'],
    [
      'an element of an unknown kind',
      element({}),
      'found an element of an unknown type',
    ],
  ])('hold no %s', (_, tree, fault) => {
    expect(() => serializeTree(writer, tree)).toThrow(
      `docs/reference/index.mdx:7: ${fault}`,
    );
  });

  it('keep every property that JSON can represent', () => {
    const name = fc
      .stringMatching(/^[a-z]{1,9}$/)
      .filter((each) => each !== 'children');
    fc.assert(
      fc.property(fc.dictionary(name, fc.jsonValue()), (props) => {
        const [, written] = serializeTree(writer, element('b', props)) as [
          string,
          unknown,
        ];
        // Compared as JSON, which is what is sealed: JSON has no negative zero.
        expect(JSON.stringify(written === 0 ? {} : written)).toBe(
          JSON.stringify(props),
        );
      }),
    );
  });

  it('report their text, except addresses, styling, code and public data', () => {
    const open = {rows: ['open row']};
    const told: string[] = [];
    serializeTree(
      {...writer, open: new Set([open]), onText: (text) => told.push(text)},
      element('div', {
        className: 'wide',
        href: '/a/b.html',
        title: 'told title',
        sheet: open,
        children: [
          'told text',
          element(new Reference('m:code'), {children: 'x'}),
        ],
      }),
    );
    expect(told).toEqual(['told title', 'told text']);
  });
});
