import {readFileSync} from 'node:fs';
import {checkFiles, findBuildFaults} from '../checkFiles';
import {openAreas} from '../../../src/site/contentAreas';
import {siteDir} from '../../../tests/support/site';
import {temporarySite} from '../../../tests/support/temporarySite';

const [{id: area} = {id: ''}] = openAreas;

const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

const show = (src: string, more = '') =>
  page(`Words.\n\n<DataTable src="${src}" caption="A"${more} />`);

/** Checks files of a site with a page that shows a sheet. */
function checkSheet(
  text: string,
  {more = '', files = [`docs/${area}/shop.md`]} = {},
): Promise<readonly string[]> {
  return findBuildFaults(
    temporarySite({
      [`docs/${area}/index.md`]: page('Words.'),
      [`docs/${area}/shop.md`]: show('/a/goods.csv', more),
      'static/a/goods.csv': text,
      'sidebars.ts': 'export default {};',
    }),
    files,
  );
}

const sheet = 'static/a/goods.csv';

describe('the check of a sheet', () => {
  it.each([
    ['a row that is too short', 'Name,Price\nBread\n', '2: found 1 cell'],
    ['only headings', 'Name,Price\n', '1: found only headings'],
    [
      'a heading twice',
      'Name,Name\nA,B\n',
      '1: found the heading "Name" twice',
    ],
    ['no heading', 'Name,\nA,B\n', '1: found no heading in column 2'],
    ['an open quote', 'Name,Price\nA,"1\n', '2: found '],
    ['no text', 'Name,Price\nA,\u0000\n', '2: found '],
    [
      'a link that leads nowhere',
      `Name,Page\nA,/${area}/gone.html\n`,
      `2: found a link to /${area}/gone.html`,
    ],
  ])(
    'names the sheet and its line, by the page that shows it and by the sheet: %s',
    async (_, text, fault) => {
      const told = [expect.stringContaining(`${sheet}:${fault}`)];
      expect(await checkSheet(text)).toEqual(
        fault.includes('a link to') ? [] : told,
      );
      expect(await checkSheet(text, {files: [sheet]})).toEqual(told);
    },
  );

  it.each([
    ['a column that it lacks', ' columns="Weight"', 'found no column "Weight"'],
    ['rows that it lacks', ' where="Name = Salt"', 'found no row'],
    ['dice that do not fit', ' rollable="d6"', 'found '],
  ])('tells of a page that asks it for %s', async (_, more, fault) => {
    const told = [expect.stringContaining(`${sheet}:1: ${fault}`)];
    const text = 'Name,Price\nBread,2\n';
    expect(await checkSheet(text, {more})).toEqual(told);
    expect(await checkSheet(text, {more, files: [sheet]})).toEqual(told);
  });
});

describe('the check of files', () => {
  it('tells the faults of files that are asked about, and is not kept from it by others', async () => {
    const site = temporarySite({
      [`docs/${area}/index.md`]: page('[a](./b.md)'),
      [`docs/${area}/a.md`]: page('<!-- note -->\n\n[x](./gone.md)'),
      [`docs/${area}/b.md`]: '---\ntitle: B: C\n---\n\nWords.\n',
      'static/a/index.csv': 'file\ngone.png\n',
      'static/a/empty.csv': '',
      'sidebars.ts': 'export default {};',
    });
    expect(await findBuildFaults(site, [`docs/${area}/index.md`])).toEqual([]);
    expect(
      await findBuildFaults(site, [
        `docs/${area}/a.md`,
        `docs/${area}/b.md`,
        'static/a/index.csv',
        'static/a/empty.csv',
      ]),
    ).toEqual([
      expect.stringContaining(`docs/${area}/a.md:5: found a comment`),
      expect.stringContaining(`docs/${area}/a.md:7: found a link to ./gone.md`),
      expect.stringContaining(`docs/${area}/b.md:2: found bad indentation`),
      expect.stringContaining('static/a/empty.csv:1: found an empty file'),
      expect.stringContaining('static/a/index.csv:2: found "gone.png"'),
    ]);
  });

  it('tells of links that no longer lead anywhere on a page', async () => {
    const site = temporarySite({
      [`docs/${area}/index.md`]: page('Words.\n\n[a](./mill.md#tole)'),
      [`docs/${area}/mill.md`]: page('## Toll'),
      'world/questions/a.csv': `question,to\nWhat must I pay?,/${area}/mill.html#fee\n`,
      'sidebars.ts': 'export default {};',
    });
    expect(await findBuildFaults(site, [`docs/${area}/mill.md`])).toEqual([
      `docs/${area}/index.md:7: found a link to ./mill.md#tole, expected an anchor on docs/${area}/mill.md (did you mean #toll?).`,
      `world/questions/a.csv:2: found a link to /${area}/mill.html#fee, expected an anchor on docs/${area}/mill.md.`,
    ]);
  });

  it('tells of parts by the pages that show them', async () => {
    const part = `docs/${area}/_part.mdx`;
    const site = temporarySite({
      [`docs/${area}/index.md`]: page(
        "import Part from './_part.mdx';\n\n<Part />",
      ),
      [part]: 'Words.\n\n<Foo />\n',
      'sidebars.ts': 'export default {};',
    });
    for (const files of [[part], [`docs/${area}/index.md`]]) {
      expect(await findBuildFaults(site, files)).toEqual([
        expect.stringContaining(`${part}:3: found <Foo>`),
      ]);
    }
  });

  it('takes pictures', async () => {
    const site = temporarySite({
      'static/a/mill.png': 'words',
      'static/a/mill.svg': '<svg viewBox="0 0 1 1">\n<script/>\n</svg>',
      'sidebars.ts': 'export default {};',
    });
    expect(
      await findBuildFaults(site, ['static/a/mill.png', 'static/a/mill.svg']),
    ).toEqual([
      'static/a/mill.png:1: found another kind of file, expected a picture of type png.',
      'static/a/mill.svg:2: found a script, expected an SVG that runs no code and loads nothing.',
    ]);
  });

  it('says what a name lacks, and checks the others', async () => {
    const index = `docs/${area}/index.md`;
    const {files, faults} = await checkFiles(siteDir, [
      'docs/nowhere.md',
      'docs/*/nowhere-*.md',
      index,
      'README.md',
      'src',
    ]);
    const expected =
      'expected pages in docs/, or tables, pictures, or documents in static/.';
    expect(files).toEqual([index]);
    expect(faults).toEqual([
      `docs/*/nowhere-*.md:1: found no such file, ${expected}`,
      `docs/nowhere.md:1: found no such file, ${expected}`,
      `README.md:1: found files that are not content, ${expected}`,
      `src:1: found files that are not content, ${expected}`,
    ]);
  });

  it('takes many at once, by patterns, and finds none in those of this site', async () => {
    const {files, faults} = await checkFiles(siteDir, [
      'docs/races-and-anthropology/o*.md',
      'static/game-mechanics/combat/a*.csv',
      'docs/races-and-anthropology/orc.md',
    ]);
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files).size).toBe(files.length);
    expect(faults).toEqual([]);
    expect(readFileSync(files[0] ?? '', 'utf8')).not.toBe('');
  });
});
