import staticLinks from '../../../../plugins/markdown/staticLinks';
import {createLink, page, paragraph, run} from '../../../support/markdown';
import {temporarySite} from '../../../support/temporarySite';

const siteDir = temporarySite({
  'static/world-info/territories.csv': 'A\n1\n',
  'static/Races/Orc.PDF': 'x',
});

/** Returns the final address of a link on a page. */
async function leadsTo(url: string, line?: number): Promise<string> {
  const link = createLink(url, line);
  await run(staticLinks, {siteDir}, page(paragraph(link)));
  return link.url;
}

describe('a link to a file under static/', () => {
  it.each(['/world-info/territories.csv', '/Races/Orc.PDF'])(
    'leads to %s directly, bypassing the router',
    async (url) => {
      await expect(leadsTo(url)).resolves.toBe(`pathname://${url}`);
    },
  );

  it.each(['/Races/Orc.PDF#page=2', '/world-info/territories.csv?v=2'])(
    'keeps its query and hash: %s',
    async (url) => {
      await expect(leadsTo(url)).resolves.toBe(`pathname://${url}`);
    },
  );

  it('works in a definition at the end of the text too', async () => {
    const definition = {
      type: 'definition' as const,
      identifier: 'orc',
      url: '/Races/Orc.PDF',
    };
    await run(staticLinks, {siteDir}, page(definition));
    expect(definition.url).toBe('pathname:///Races/Orc.PDF');
  });

  it('stops the build if the file is missing, naming page, line and nearest name', async () => {
    await expect(leadsTo('/world-info/teritories.csv', 7)).rejects.toThrow(
      'docs/races/orc.md:7: found "/world-info/teritories.csv", expected a file under static/ (perhaps "/world-info/territories.csv").',
    );
  });

  it('reports the first line if the line is unknown', async () => {
    const link = createLink('/missing.pdf');
    delete link.position;
    await expect(
      run(staticLinks, {siteDir}, page(paragraph(link))),
    ).rejects.toThrow('docs/races/orc.md:1:');
  });

  it('is found at any depth, among others', async () => {
    const links = [createLink('/Races/Orc.PDF'), createLink('./goblin.md')];
    await run(
      staticLinks,
      {siteDir},
      page({
        type: 'blockquote',
        children: [paragraph({type: 'strong', children: links})],
      }),
    );
    expect(links.map(({url}) => url)).toEqual([
      'pathname:///Races/Orc.PDF',
      './goblin.md',
    ]);
  });
});

describe('a link that leads to no file', () => {
  it.each([
    ['a page', '/prime-almanac/central.html'],
    ['a heading of a page', '/prime-almanac/central.html#seas'],
    ['a page with a query', '/prime-almanac/central.html?q=x.y'],
    ['an area', '/prime-almanac/'],
    ['a page without an ending', '/prime-almanac/central'],
    ['a page of the same area', './action-points.md'],
    ['a heading of the same page', '#soak'],
    ['another site', 'https://example.org/file.pdf'],
    ['another host', '//example.org/file.pdf'],
    ['an address for letters', 'mailto:watcher@example.org'],
    ['nothing', ''],
  ])('is left alone: %s', async (_, url) => {
    await expect(leadsTo(url)).resolves.toBe(url);
  });
});
