import {readPages} from '../../../../plugins/front-matter/readPages';
import {temporarySite} from '../../../support/temporarySite';

const orc = '---\ntitle: Orc\norder: 2\n---\n\nOath-kin.\n';

describe('the pages of the site', () => {
  it('are read with path, text and front matter', async () => {
    const siteDir = temporarySite({'docs/races/orc.md': orc});
    expect(await readPages(siteDir)).toEqual([
      {
        path: 'docs/races/orc.md',
        content: orc,
        frontMatter: {title: 'Orc', order: 2},
      },
    ]);
  });

  it('are those under docs/ in either form of Markdown, by path, without parts of pages', async () => {
    const siteDir = temporarySite({
      'docs/races/orc.md': orc,
      'docs/almanac/deep/north.mdx': orc,
      'docs/races/_powers.md': 'a part',
      'docs/races/orc.txt': 'no page',
      'README.md': 'no page',
    });
    expect((await readPages(siteDir)).map(({path}) => path)).toEqual([
      'docs/almanac/deep/north.mdx',
      'docs/races/orc.md',
    ]);
  });

  it('are none where there is no docs/', async () => {
    expect(await readPages(temporarySite({}))).toEqual([]);
  });
});
