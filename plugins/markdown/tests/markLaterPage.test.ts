import type {Paragraph, Root, RootContent} from 'mdast';
import markLaterPage from '../markLaterPage';
import {page, paragraph} from '../../../tests/support/markdown';

const campaigns = [
  {id: 'gate', name: 'The Gate', sheet: '/games/gate/sessions.csv'},
];

function text(value: string): Paragraph {
  return paragraph({type: 'text', value});
}

type Given = {
  readonly path?: string;
  readonly marksSessions?: boolean;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
};

function mark(
  children: Root['children'],
  {path = 'docs/gate/fall.md', marksSessions = true, frontMatter}: Given = {},
): Root['children'] {
  const tree = page(...children);
  markLaterPage({siteDir: '/site', marksSessions, campaigns})(tree, {
    path: `/site/${path}`,
    ...(frontMatter && {data: {frontMatter}}),
  });
  return tree.children;
}

describe('a page that comes in a session as a whole', () => {
  const whole = (session: number, ...children: readonly unknown[]) => ({
    type: 'mdxJsxFlowElement',
    name: 'div',
    children,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'data-session',
        value: `gate/${session}`,
      },
      {type: 'mdxJsxAttribute', name: 'data-whole', value: null},
    ],
  });

  it.each([
    [5, 5],
    ['3–5', 5],
  ])('is marked by its key session: %j', (session, last) => {
    expect(mark([text('words')], {frontMatter: {session}})).toEqual([
      whole(last, text('words')),
    ]);
  });

  it('keeps its imports outside', () => {
    const esm = {type: 'mdxjsEsm', value: "import a from 'b'"} as RootContent;
    expect(mark([text('words'), esm], {frontMatter: {session: 2}})).toEqual([
      esm,
      whole(2, text('words')),
    ]);
  });

  it('is left as it is on paper, and without the key', () => {
    const frontMatter = {session: 2};
    expect(mark([text('words')], {frontMatter, marksSessions: false})).toEqual([
      text('words'),
    ]);
    expect(mark([text('words')])).toEqual([text('words')]);
  });
});
