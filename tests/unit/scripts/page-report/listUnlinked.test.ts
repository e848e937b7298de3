import type {MentioningPage} from '../../../../plugins/markdown/sitePages';
import {listUnlinked} from '../../../../scripts/page-report/listUnlinked';

function makePage(
  name: string,
  terms: readonly string[],
  rest: Partial<MentioningPage> = {},
): MentioningPage {
  return {
    path: `docs/area/${name}.md`,
    address: `/area/${name}.html`,
    title: name,
    area: 'Area',
    locked: false,
    links: true,
    lists: false,
    terms,
    body: '',
    ...rest,
  };
}

const others = [
  makePage('bridge', ['Old Bridge', 'Bridge']),
  makePage('mill', ['Mill']),
  makePage('other-mill', ['Mill']),
  makePage('cellar', ['Cellar'], {locked: true}),
];

/** Lists the unlinked mentions of a page with a text, as line, text and reason. */
function list(
  text: string,
  {
    linked = [],
    ...rest
  }: Partial<MentioningPage> & {readonly linked?: readonly string[]} = {},
): readonly string[] {
  const self = makePage('self', ['Self'], rest);
  return listUnlinked({
    self,
    content: `---\ntitle: Mill\n---\n\n${text}\n`,
    pages: [self, ...others],
    linked: new Set(linked),
  }).map((each) => `${each.line} ${each.text}: ${each.reason}`);
}

describe('mentions without a link (W2)', () => {
  it('are of pages to which no link of the page leads', () => {
    expect(list('One.\n\nThe Bridge, and the Bridge.')).toEqual([
      '7 Bridge: closed',
    ]);
    expect(list('The Bridge.', {linked: ['/area/bridge.html']})).toEqual([]);
  });

  it('say what keeps them from becoming links', () => {
    expect(list('The Mill.')).toEqual(['5 Mill: shared']);
    expect(list('The old bridge.')).toEqual(['5 old bridge: case']);
    expect(list('The Bridge.', {links: false})).toEqual(['5 Bridge: off']);
    expect(list('The Cellar.', {locked: true})).toEqual(['5 Cellar: locked']);
  });

  it('are neither common words nor locked pages on an open one', () => {
    expect(list('A bridge. A cellar: the Cellar. Bridges. Self.')).toEqual([]);
  });

  it('are in prose, not in code, links, elements or headings', () => {
    expect(
      list(
        '## Bridge\n\n`Bridge` [Bridge](/x.html) <A b="Bridge" />\n\n```\nBridge\n```',
      ),
    ).toEqual([]);
  });
});
