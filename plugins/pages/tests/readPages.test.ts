import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from '../readPages';
import {temporarySite} from '../../../tests/support/temporarySite';

const orc = '---\ntitle: Orc\norder: 2\n---\n\nOath-kin.\n';

describe('the pages of the site', () => {
  it('are read with path, text and front matter', async () => {
    const siteDir = temporarySite({'docs/races/orc.md': orc});
    expect(await readPages(siteDir)).toEqual([
      {
        path: 'docs/races/orc.md',
        content: orc,
        body: 'Oath-kin.',
        frontMatter: {title: 'Orc', order: 2},
      },
    ]);
  });

  it('are those under docs/ in either form of Markdown, by path, without partials', async () => {
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

  it('do not keep each other from being read: one with broken front matter tells why', async () => {
    const siteDir = temporarySite({
      'docs/races/elf.md': '---\ntitle: Elf: tall\n---\n\nTall.\n',
      'docs/races/orc.md': orc,
    });
    expect(await readPages(siteDir)).toMatchObject([
      {
        body: 'Tall.',
        frontMatter: {},
        fault: expect.stringContaining('docs/races/elf.md:2: found '),
      },
      {frontMatter: {title: 'Orc', order: 2}},
    ]);
  });

  it('are none in folders of parts, which are never published', async () => {
    const siteDir = temporarySite({
      'docs/races/orc.md': orc,
      'docs/races/_parts/tusks.md': orc,
    });
    expect((await readPages(siteDir)).map(({path}) => path)).toEqual([
      'docs/races/orc.md',
    ]);
  });

  it('are read again only after they have changed', async () => {
    const siteDir = temporarySite({'docs/races/orc.md': orc});
    const [before] = await readPages(siteDir);
    expect((await readPages(siteDir))[0]).toBe(before);
    writeFileSync(join(siteDir, 'docs/races/orc.md'), `${orc}Tall.\n`);
    expect((await readPages(siteDir))[0]?.body).toBe('Oath-kin.\nTall.');
  });
});
