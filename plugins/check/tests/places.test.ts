import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {findSiteFaults} from '../rules';
import {openAreas} from '../../../src/site/contentAreas';
import {temporarySite} from '../../../tests/support/temporarySite';

const [{id: area, label} = {id: '', label: ''}, {id: other} = {id: ''}] =
  openAreas;

const page = '---\ntitle: A\n---\n\nWords.\n';

/** Creates a site with the front page of each area, and more files. */
function createSite(
  files: Readonly<Record<string, string>>,
  sidebar: readonly string[] = [],
): string {
  return temporarySite({
    ...Object.fromEntries(
      openAreas.map(({id}) => [`docs/${id}/index.md`, page]),
    ),
    'sidebars.ts': `export default {\n  '${area}': [\n${sidebar.map((line) => `    ${line},\n`).join('')}  ],\n};\n`,
    ...files,
  });
}

/** Lists the faults of a site about pages and their order. */
async function find(siteDir: string): Promise<readonly string[]> {
  const faults = await findSiteFaults(siteDir);
  return faults.filter((fault) => /^(?:docs|sidebars)/.test(fault));
}

describe('two pages', () => {
  it.each([
    ['Case.md', 'case.md', 'case'],
    ['half-orc.md', 'Half Orc.md', 'half-orc'],
    ['mill.md', 'mill.mdx', 'mill'],
  ])('of one address are both named: %s, %s', async (one, two, name) => {
    const [first, second] = [one, two].map((file) => `docs/${area}/${file}`);
    const faults = await find(
      createSite({[first ?? '']: page, [second ?? '']: page}),
    );
    expect([...faults].toSorted()).toEqual(
      [
        [first, second],
        [second, first],
      ]
        .map(
          ([path, twin]) =>
            `${path}:1: found the address /${area}/${name}.html, which ${twin} also has, expected a different name.`,
        )
        .toSorted(),
    );
  });

  it('of one address by the front matter of one are both named with its line', async () => {
    expect(
      await find(
        createSite({
          [`docs/${area}/a.md`]: page,
          [`docs/${area}/b.md`]: '---\ntitle: B\nslug: /a.html\n---\n',
        }),
      ),
    ).toEqual([
      expect.stringContaining(`docs/${area}/a.md:1: found the address`),
      expect.stringContaining(`docs/${area}/b.md:3: found the address`),
    ]);
  });
});

describe('a file that readers would never see', () => {
  it.each(['SHOUT.MD', 'x.markdown', 'y.Mdx', 'notes.txt', 'draft.docx'])(
    'is told: %s',
    async (name) => {
      expect(await find(createSite({[`docs/${area}/${name}`]: page}))).toEqual([
        `docs/${area}/${name}:1: found a text file that is never published, expected a name that ends with .md (lowercase).`,
      ]);
    },
  );

  it.each(['docs/page.md', 'docs/no-area/page.md'])(
    'is told as a page outside the areas: %s',
    async (path) => {
      expect(await find(createSite({[path]: page}))).toEqual([
        expect.stringContaining(
          `${path}:1: found a page outside all areas, which is never published, expected it in the folder of an area: docs/${area}/, docs/${other}/`,
        ),
      ]);
    },
  );

  it.each(['_part.mdx', '_parts/page.md', 'map.png', 'goods.csv'])(
    'is none as %s',
    async (name) => {
      expect(await find(createSite({[`docs/${area}/${name}`]: page}))).toEqual(
        [],
      );
    },
  );

  it('is told as a symbolic link', async () => {
    const siteDir = createSite({[`docs/${area}/mill.md`]: page});
    symlinkSync('mill.md', join(siteDir, `docs/${area}/wheel.md`));
    symlinkSync('nowhere.md', join(siteDir, `docs/${area}/gone.md`));
    expect(await find(siteDir)).toEqual([
      `docs/${area}/gone.md:1: found a symbolic link, expected the file itself.`,
      `docs/${area}/wheel.md:1: found a symbolic link, expected the file itself.`,
    ]);
  });
});

describe('an area', () => {
  it('has a front page', async () => {
    expect(
      await find(
        temporarySite({
          ...Object.fromEntries(
            openAreas.slice(1).map(({id}) => [`docs/${id}/index.md`, page]),
          ),
          [`docs/${area}/mill.md`]: page,
          'sidebars.ts': 'export default {};',
        }),
      ),
    ).toEqual([
      `docs/${area}/index.md:1: found no such file, expected the front page of the area ${label}.`,
    ]);
  });
});

describe('the order of pages', () => {
  const files = {
    [`docs/${area}/mill.md`]: page,
    [`docs/${area}/quay/pier.md`]: page,
  };

  it('names pages that exist, each once', async () => {
    expect(
      await find(
        createSite(files, [
          "'mill'",
          "{page: 'quay', children: ['quay/pier']}",
        ]),
      ),
    ).toEqual([]);
  });

  it('of an area that exists as ciphertext alone cannot be checked', async () => {
    const siteDir = createSite({
      'sidebars.ts': "export default {reference: ['nowhere']};",
    });
    expect(await find(siteDir)).toEqual([]);
  });

  it.each([
    [["'mil'"], '3: found "mil", expected the name of a page in docs/'],
    [
      ["'mill'", "'pier'"],
      '4: found "pier", expected the name of a page in docs/',
    ],
    [
      ["'mill'", "'index'", "'mill'"],
      '5: found "mill" twice, expected each page only once',
    ],
    [
      ["{page: 'quay', children: [", "'quay/pier', 'mill']}", "'mill'"],
      '5: found "mill" twice, expected each page only once',
    ],
  ])('is told with its line if it names %j', async (sidebar, fault) => {
    expect(await find(createSite(files, sidebar))).toEqual([
      expect.stringContaining(`sidebars.ts:${fault}`),
    ]);
  });
});

describe('the neighbors of a page', () => {
  it('are pages of its area', async () => {
    const siteDir = createSite({
      [`docs/${area}/mill.md`]: '---\ntitle: A\nnext: indx\nprev: index\n---\n',
    });
    expect(await find(siteDir)).toEqual([
      `docs/${area}/mill.md:3: found "indx" as next, expected the name of a page in docs/${area} (did you mean "index"?).`,
    ]);
  });
});

describe('the cover of a page', () => {
  it('is told with its line if there is no such picture', async () => {
    expect(
      await find(
        createSite({
          [`docs/${area}/mill.md`]: '---\ntitle: A\ncover: /a/mill.jpg\n---\n',
          'static/a/mills.jpg': 'a picture',
        }),
      ),
    ).toEqual([
      `docs/${area}/mill.md:3: found the cover "/a/mill.jpg", expected a picture under static/ (did you mean "/a/mills.jpg"?).`,
    ]);
  });
});
