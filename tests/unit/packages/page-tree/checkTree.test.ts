import {findTreeFault} from '@engine/page-tree/checkTree';
import {makeTree} from '@engine/page-tree/tree';
import type {TreeNode} from '@engine/page-tree/treeNode';
import {sealedVocabulary} from '../../../../src/site/sealedVocabulary';
import fc from '../../../support/properties';

function fault(tree: unknown): string | undefined {
  return findTreeFault(tree, sealedVocabulary);
}

/** Parts of a hostile tree: names and values that could run code. */
const hostile = {
  names: [
    'script',
    'm:script',
    'iframe',
    'object',
    'embed',
    'base',
    'meta',
    'link',
    'style',
    'form',
    'foreignObject',
    'use',
    'set',
    'animate',
    'template',
    'noscript',
    'SCRIPT',
    'c:script',
    'c:constructor',
    'm:__proto__',
    'toString',
  ],
  properties: [
    'onClick',
    'onerror',
    'ONLOAD',
    'dangerouslySetInnerHTML',
    'innerHTML',
    'srcDoc',
    'srcdoc',
    'formAction',
    'ref',
    'httpEquiv',
    '__proto__',
    'action',
    'xlinkHref',
  ],
  addresses: [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://orrameth.example/1',
    'file:///etc/passwd',
    'filesystem:x',
  ],
} as const;

const good = [
  'p',
  'm:a',
  'span',
  'svg',
  'math',
  'c:Spoiler',
  'c:DataTable',
  'm:admonition',
] as const;

/** Generates valid props as pages have them. */
const soundProps = fc.oneof(
  fc.constant(0),
  fc.dictionary(
    fc.constantFrom('className', 'id', 'title', 'aria-label', 'data-kind'),
    fc.constantFrom('a', 'The road', 'javascript, a tongue', '12'),
  ),
);

const {tree: soundTree} = fc.letrec<{tree: TreeNode}>((tie) => ({
  tree: fc.oneof(
    {maxDepth: 4, withCrossShrink: true},
    fc.string(),
    fc.constant(null),
    fc.array(tie('tree'), {maxLength: 3}).map((f) => ({f})),
    fc
      .tuple(
        fc.constantFrom(...good),
        soundProps,
        fc.array(tie('tree'), {maxLength: 3}),
      )
      .map(([name, props, children]): TreeNode => [
        name,
        props as 0,
        ...children,
      ]),
  ),
}));

/** Generates a node that could run code on an otherwise valid page. */
const activeNodes: fc.Arbitrary<TreeNode> = fc.oneof(
  fc.constantFrom(...hostile.names).map((name): TreeNode => [name, 0]),
  fc
    .tuple(fc.constantFrom(...good), fc.constantFrom(...hostile.properties))
    .map(([name, key]): TreeNode => [
      name,
      JSON.parse(`{${JSON.stringify(key)}:"x"}`) as Record<string, string>,
    ]),
  fc
    .tuple(
      fc.constantFrom('href', 'src', 'srcSet', 'cite'),
      fc.constantFrom(...hostile.addresses),
    )
    .map(([key, address]): TreeNode => ['m:a', {[key]: address}]),
  fc
    .constantFrom(...hostile.addresses.slice(0, 6))
    .map((address): TreeNode => ['c:AssetList', {rows: [[{to: address}]]}]),
  fc.constant<TreeNode>([
    'p',
    {style: {background: 'url(https://evil.example)'}},
  ]),
);

/** Puts a node into a page, in one of the places where nodes can be. */
function wrapNode(node: TreeNode, place: number, rest: TreeNode): TreeNode {
  const places: readonly TreeNode[] = [
    node,
    {f: [rest, node]},
    ['p', 0, rest, ['m:strong', 0, node]],
    ['c:Tabs', {label: {$e: node}}, rest],
    ['c:Tabs', {deep: [{within: [{$e: node}]}]}],
  ];
  return places[place % places.length] ?? node;
}

describe('a decrypted tree', () => {
  it.each<[string, unknown]>([
    ['the element script', ['script', 0, 'alert(1)']],
    ['the element iframe', ['p', 0, ['iframe', {srcDoc: '<p>'}]]],
    ['the element meta', {f: [['meta', {httpEquiv: 'refresh'}]]}],
    ['the element c:Comments', ['c:Comments', 0]],
    ['the element c:constructor', ['c:constructor', 0]],
    [
      'the property dangerouslySetInnerHTML',
      ['c:Spoiler', {dangerouslySetInnerHTML: {__html: '<img>'}}],
    ],
    ['the property onClick', ['m:a', {onClick: 'alert(1)'}]],
    [
      'an address that begins with javascript:',
      ['m:a', {href: 'javascript:a'}],
    ],
    [
      'an address that begins with javascript:',
      ['m:a', {href: 'java\tscript:a'}],
    ],
    ['text that would run as an address', ['c:FactBox', {to: 'javascript:a'}]],
    ['a value of title that is no text', ['p', {title: {a: 1}}]],
    ['properties of p that are none', ['p', 'x']],
    ['something that is no element', 12],
    ['something that is no element', {$e: 'p'}],
    ['an element without a name', [12, 0]],
  ])('is rejected for %s', (expected, tree) => {
    expect(fault(tree)).toBe(expected);
  });

  it('is rejected if it is too deep for browsers', () => {
    let tree: TreeNode = 'end';
    for (let depth = 0; depth < 20_000; depth += 1) {
      tree = ['p', 0, tree];
    }
    expect(fault(tree)).toBe('elements more than 200 deep');
  });

  it.each<[string, TreeNode]>([
    ['links', ['m:a', {href: '/prime-almanac/torosia.html#kadar'}, 'Kadar']],
    ['links to files', ['m:a', {href: 'pathname:///maps/a.png'}]],
    ['files of its own', ['m:img', {src: 'lock-asset:ab12', alt: 'A ward'}]],
    ['pictures in the page', ['m:img', {src: 'data:image/png;base64,aa'}]],
    [
      'pictures by width',
      ['img', {srcSet: '/a.webp 320w, /b.webp 640w', sizes: '40rem'}],
    ],
    ['formulas', ['math', {xmlns: 'x', display: 'block'}, ['mi', 0, 'a']]],
    ['colored code', ['span', {style: {color: '#fff', '--a': 1}}, 'let']],
    ['boxes', ['m:admonition', {type: 'note', title: {$e: ['em', 0]}}]],
    [
      'demos',
      ['c:CodeDemo', {js: 'alert("javascript:")', hashes: 'sha256-a='}],
    ],
    ['tasks', ['input', {type: 'checkbox', checked: true, disabled: true}]],
  ])('may hold %s', (_, tree) => {
    expect(fault(tree)).toBeUndefined();
  });

  it('is accepted if it cannot run code', () => {
    fc.assert(
      fc.property(soundTree, (tree) => {
        expect(fault(tree)).toBeUndefined();
      }),
    );
  });

  it('is rejected wherever it could run code', () => {
    fc.assert(
      fc.property(activeNodes, fc.nat(), soundTree, (node, place, rest) => {
        expect(fault(wrapNode(node, place, rest))).toBeDefined();
      }),
    );
  });

  it('is checked, and can be rendered if it is valid, whatever it is', () => {
    const maker = {
      typeOf: (name: string) => name,
      element: (...given: readonly unknown[]) => JSON.stringify(given),
    };
    fc.assert(
      fc.property(fc.jsonValue({maxDepth: 6}), (value) => {
        const isSound = fault(value) === undefined;
        const draw = () => makeTree(value as TreeNode, maker);
        expect(isSound ? draw : () => null).not.toThrow();
      }),
    );
  });
});
