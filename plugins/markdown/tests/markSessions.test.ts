import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import markSessions from '../markSessions';
import {page, paragraph} from '../../../tests/support/markdown';

const campaigns = [
  {id: 'gate', name: 'The Gate', sheet: '/games/gate/sessions.csv'},
];

function text(value: string): Paragraph {
  return paragraph({type: 'text', value});
}

function heading(value: string, depth: Heading['depth'] = 3): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value}]};
}

function led(url: string): Paragraph {
  return paragraph({
    type: 'strong',
    children: [{type: 'link', url, children: [{type: 'text', value: 'log'}]}],
  });
}

function directive(
  label: string | undefined,
  line = 1,
  rest: readonly (Heading | Paragraph)[] = [text('words')],
): RootContent {
  const named: Paragraph = {
    ...text(label ?? ''),
    data: {directiveLabel: true},
  };
  return {
    type: 'containerDirective',
    name: 'session',
    children: [...(label === undefined ? [] : [named]), ...rest],
    position: {start: {line, column: 1}, end: {line, column: 1}},
  };
}

function mark(
  children: Root['children'],
  {path = 'docs/gate/log.md', marksSessions = true} = {},
): Root['children'] {
  const tree = page(...children);
  markSessions({siteDir: '/site', marksSessions, campaigns})(tree, {
    path: `/site/${path}`,
  });
  return tree.children;
}

/** A block that comes in a session. */
function block(session: number, ...children: readonly unknown[]): unknown {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'data-session',
        value: `gate/${session}`,
      },
    ],
    children,
  };
}

describe('the parts of a campaign page', () => {
  it('come in the session of their heading, up to the next heading of its level', () => {
    const [first, second] = [
      heading('Session 1: Arrival'),
      heading('Session 2: The Stair'),
    ];
    const marked = mark([
      text('intro'),
      first,
      text('one'),
      heading('Scenes', 4),
      second,
      text('two'),
      heading('After', 2),
      text('end'),
    ]);
    expect(marked).toEqual([
      text('intro'),
      {...first, data: {hProperties: {'data-session': 'gate/1'}}},
      block(1, text('one'), heading('Scenes', 4)),
      {...second, data: {hProperties: {'data-session': 'gate/2'}}},
      block(2, text('two')),
      heading('After', 2),
      text('end'),
    ]);
  });

  it('come in the session to whose log their first link leads', () => {
    expect(mark([led('/gate/log.html#session-4-the-stair')])).toEqual([
      block(4, led('/gate/log.html#session-4-the-stair')),
    ]);
    expect(mark([led('#session-12')])).toEqual([block(12, led('#session-12'))]);
  });

  it('have headings whose words carry the mark into the contents of the page', () => {
    const title = heading('Eleven sacks');
    const marked = {
      ...title,
      children: [
        {
          type: 'mdxJsxTextElement',
          name: 'span',
          attributes: [
            {type: 'mdxJsxAttribute', name: 'className', value: 'gate/7'},
          ],
          children: title.children,
        },
      ],
    };
    expect(mark([directive('7', 1, [heading('Eleven sacks')])])).toEqual([
      block(7, marked),
    ]);
    expect(
      mark([directive('7', 1, [heading('Eleven sacks')])], {
        marksSessions: false,
      }),
    ).toEqual([title]);
  });

  it('are unmarked on paper and on locked pages, where the directive leaves its content', () => {
    const log = [heading('Session 1'), text('one')];
    expect(mark([...log, directive('5')], {marksSessions: false})).toEqual([
      ...log,
      text('words'),
    ]);
  });

  it.each([
    ['a word', 'five', ':::session[five]'],
    ['nothing', undefined, ':::session[]'],
    ['zero', '0', ':::session[0]'],
  ])('fail the build at a directive with %s', (_, label, found) => {
    expect(() => mark([directive(label, 7)])).toThrow(
      `docs/gate/log.md:7: found ${found}, expected the number of a session, as in :::session[5].`,
    );
  });
});
