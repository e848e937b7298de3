import staticLinks from '../staticLinks';
import {
  createLink,
  page,
  paragraph,
  run,
} from '../../../tests/support/markdown';
import {temporarySite} from '../../../tests/support/temporarySite';

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

  it('stops the build if the file is missing, naming page, line and nearest name', async () => {
    await expect(leadsTo('/world-info/teritories.csv', 7)).rejects.toThrow(
      'docs/races/orc.md:7: found "/world-info/teritories.csv", expected a file under static/ (did you mean "/world-info/territories.csv"?).',
    );
  });
});

describe('a link that leads to no file', () => {
  it.each([
    ['a page', '/prime-almanac/central.html'],
    ['an area', '/prime-almanac/'],
    ['a page without an ending', '/prime-almanac/central'],
    ['a page of the same area', './action-points.md'],
    ['another site', 'https://example.org/file.pdf'],
    ['an address for letters', 'mailto:watcher@example.org'],
    ['nothing', ''],
  ])('is left alone: %s', async (_, url) => {
    await expect(leadsTo(url)).resolves.toBe(url);
  });
});
