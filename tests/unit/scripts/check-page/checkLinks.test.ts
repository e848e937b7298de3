import {checkLinks} from '../../../../scripts/check-page/checkLinks';

const source = 'Go [on](/races/).\n\nSee [Orcs](/races/orc.html#tusks).\n';

/** Checks a page of the almanac that links to these addresses; the site also has a page of orcs. */
const checkLeading = (...links: readonly string[]) =>
  checkLinks({
    address: '/almanac/road.html',
    source,
    tree: {links, anchors: new Set()},
    addresses: new Set(['/almanac/road.html', '/races/orc.html']),
    readAnchors: () => Promise.resolve(new Set(['teeth', 'names'])),
  });

describe('the links of a page', () => {
  it('are valid if they lead to a page, to an anchor on one, or to another site', async () => {
    expect(
      await checkLeading(
        '/races/orc.html#teeth',
        '#names',
        'https://example.org/x#y',
      ),
    ).toEqual([]);
  });

  it('are reported by line if they lead to no page', async () => {
    expect(await checkLeading('/races/')).toEqual([
      {
        line: 1,
        found: 'a link to /races/',
        expected: 'the address of a page of the site',
      },
    ]);
  });

  it('are reported with the existing anchors if the anchor does not exist', async () => {
    expect(await checkLeading('/races/orc.html#tusks')).toEqual([
      {
        line: 3,
        found: 'a link to /races/orc.html#tusks',
        expected: 'an anchor of /races/orc.html, such as teeth, names',
      },
    ]);
  });
});
