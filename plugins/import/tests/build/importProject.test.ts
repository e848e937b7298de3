import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {workbook} from '../../../../tests/support/files';
import {importProject} from '../../build/importProject';

const ROOT = join(__dirname, '../../../..');
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let base = '';
let siteDir = '';

/** Writes files below the folder of a project, and returns that folder. */
function makeProject(
  name: string,
  files: Readonly<Record<string, string | Buffer>>,
): string {
  const folder = join(base, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

function read(path: string): string {
  return readFileSync(join(siteDir, path), 'utf8');
}

/** Lists the files below a folder. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true}).map(String);
}

function makePress(): string {
  return makeProject('press', {
    'docs/.vuepress/config.ts': `
      import {hopeTheme} from 'vuepress-theme-hope';
      import nav from './navbar.js';
      export default <object>{title: 'Inns', theme: hopeTheme({
        navbar: nav,
        sidebar: {'/guide/': ['', 'b', {text: 'Deep', prefix: 'deep/', children: ['x']}], '/': [make()]},
        encrypt: {config: {'/secret/': '1234'}},
      })};`,
    'docs/.vuepress/navbar.ts': `
      import {navbar} from 'vuepress-theme-hope';
      export default navbar([{text: 'Read', children: ['/guide/a', '/secret/']}]);`,
    'docs/.vuepress/public/logo.png': PIXEL,
    'docs/README.md':
      '---\nhome: true\nheroText: The Inns\nheroImage: /logo.png\ntagline: 1 < 2\nactions:\n  - text: Come in\n    link: /guide/\n  - text: Gone\n    link: /gone.html\nfeatures:\n  - title: <b>Beds</b>\n    details: Dry\n    link: /guide/\nhighlights:\n  - header: Food\n    description: Hot.\n    highlights:\n      - title: Soup\n---\n\nWelcome.\n',
    'docs/guide/README.md':
      '# Guide\n\n[a](./a.md#beds-boards), [gone](./gone.md)\n',
    'docs/guide/a.md':
      '---\ntitle: A\ntag: Ale\nsticky: 3\n---\n\n## Beds & boards\n\n::: tip At night\nSleep `{x}` in {{ bed }}.\n:::\n\n![](/logo.png =30x)\n',
    'docs/guide/B_Road.md':
      '# Road\n\n<!-- @include: ../_note.txt#way -->\n\n<!-- @include: ../_note.txt{1} -->\n\n<!-- @include: ../_note.txt#way-in -->\n',
    'docs/_note.txt':
      'First.\n<!-- #region way -->\nLeft.\nRight.\n<!-- #endregion way -->\n<!-- #region way-in -->\nLost.\n',
    'docs/guide/deep/x.md': '# X\n\nA <Unknown/> thing, 1 < 2.\n',
    'docs/secret/README.md': '# Secret\n\nHidden.\n',
    'docs/about.md': '# About\n\nUs\u0000.\n',
  });
}

function makeVault(): string {
  return makeProject('My Vault', {
    '.obsidian/app.json': '{}',
    'Inn.md':
      '---\ntags: [ale]\ndescription: By [[Cellar Door|Al]] and [[Bo]]\nrace: elf\nfriends: ["[[Cellar Door|Al]]", a|b]\npublish: false\n---\n\nSee [[Cellar Door|the door]] and [[#Beds]].\n\n## Beds\n\n> [!note]- Secret\n> Roll `dice: 2d6|avg`.\n\n![[bed.png|300]] ![[Cellar Door]] #dark\n\n```statblock\nname: Rat\n```\n',
    'Cellar Door.md': 'It is ==locked==. [[Nowhere]] %%why%%\n',
    'files/bed.png': PIXEL,
  });
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'import-'));
  siteDir = join(base, 'site');
  for (const file of [
    'world/areas.ts',
    'world/tags.ts',
    'world/tokens.css',
    'sidebars.ts',
  ]) {
    cpSync(join(ROOT, file), join(siteDir, file));
  }
});

afterEach(() => {
  rmSync(base, {recursive: true});
});

describe('the import of a VuePress project', () => {
  it('makes areas of its folders, with their order and their locks', async () => {
    const report = await importProject({
      siteDir,
      folder: makePress(),
      dryRun: false,
    });
    expect(read('world/areas.ts')).toMatch(
      /"group": "read",\n {2}"label": "Read"\n[^{]*\{\n {2}"group": "inns",\n {2}"label": "Inns"\n/,
    );
    expect(read('world/areas.ts')).toMatch(
      /"id": "guide",\n {2}"label": "Guide",[^}]*"group": "read",/,
    );
    expect(read('world/areas.ts')).toMatch(
      /"id": "pages",\n {2}"label": "The Inns",[^}]*"group": "inns",/,
    );
    expect(read('world/areas.ts')).toMatch(
      /"id": "secret",[^}]*"locked": true/,
    );
    expect(read('sidebars.ts')).toMatch(
      /"guide": \[[\s\S]*"page": "deep\/index",/,
    );
    expect(read('docs/guide/deep/index.md')).toContain('title: Deep');
    expect(report).toContain('.vuepress/config.ts:6: make()');
    expect(report).toContain('npx docusaurus lock add /secret readers');
  });

  it('copies included texts, and parts of them, into their pages', async () => {
    const report = await importProject({
      siteDir,
      folder: makePress(),
      dryRun: false,
    });
    expect(read('docs/guide/B_Road.md')).toContain(
      '\n\nLeft.\nRight.\n\nFirst.\n\n{/* @include: ../_note.txt#way-in */}\n',
    );
    expect(report).toMatch(/Includes that lead nowhere.*\n.*B_Road\.md:7: /);
  });

  it('makes the hero and features of a home page its text', async () => {
    const report = await importProject({
      siteDir,
      folder: makePress(),
      dryRun: false,
    });
    const home = read('docs/pages/index.md');
    expect(home).toContain('description: 1 < 2\n');
    expect(home).toContain(
      '<img src="/inns/logo.png" alt="The Inns" width="320" />\n\n[Come in](/guide/) · Gone\n\n',
    );
    expect(home).toContain(
      '<Cards>\n\n<Card title="Beds" to="/guide/">\n\nDry\n\n</Card>\n\n</Cards>',
    );
    expect(home).toContain('## Food\n\nHot.\n\n<Cards>\n\n<Card title="Soup">');
    expect(home).toMatch(/Welcome\.\n$/);
    expect(report).toContain('README.md:1: /gone.html');
    expect(report).not.toContain('features');
  });

  it('writes the texts of a home page so that they stay texts', async () => {
    const folder = makeProject('home', {
      '.vuepress/config.ts': 'export default {};',
      'a/README.md':
        '---\nhome: true\nactions: text\nfeatures: text\nhighlights:\n  - description: import [it] {now}\n    features: [x]\n---\n',
    });
    await importProject({siteDir, folder, dryRun: false});
    expect(read('docs/a/index.md')).toContain(
      '&#105;mport \\[it] \\{now}\n\n<Cards>',
    );
  });

  it('keeps addresses, and leads from those that change', async () => {
    await importProject({siteDir, folder: makePress(), dryRun: false});
    expect(read('docs/guide/B_Road.md')).toContain('slug: /B_Road.html');
    expect(read('docs/pages/about.md')).toMatch(
      /formerAddresses:\s+- \/about\.html/,
    );
  });

  it('writes what authors wrote as this site writes it, and tells the rest with its line', async () => {
    const report = await importProject({
      siteDir,
      folder: makePress(),
      dryRun: false,
    });
    expect(read('docs/guide/a.md')).toContain(
      ':::tip[At night]\n\nSleep `{x}` in \\{\\{ bed }}.\n\n:::',
    );
    expect(read('docs/guide/a.md')).toContain(
      '<img src="/inns/logo.png" alt="logo" width="30" />',
    );
    expect(read('docs/guide/index.md')).toContain(
      '[a](./a.md#beds--boards), gone',
    );
    expect(read('docs/pages/about.md')).toMatch(/Us\.\n$/);
    expect(report).toContain('about.md:3: damaged');
    expect(read('docs/guide/deep/x.md')).toContain(
      'A &lt;Unknown/> thing, 1 &lt; 2.',
    );
    expect(read('world/tags.ts')).toContain('"Ale": "Pages on Ale."');
    expect(report).toContain('guide/README.md:3: ./gone.md');
    expect(report).toContain('guide/a.md:1: sticky: 3');
    expect(readFileSync(join(siteDir, 'static/inns/logo.png'))).toEqual(PIXEL);
  });
});

describe('the import of an Obsidian vault', () => {
  it('makes an area of its notes, with their links, callouts, dice and tags', async () => {
    const report = await importProject({
      siteDir,
      folder: makeVault(),
      dryRun: false,
    });
    const inn = read('docs/my-vault/inn.md');
    expect(inn).toContain(
      '[the door](/my-vault/cellar-door.html) and [Beds](#beds)',
    );
    expect(inn).toContain('<summary>Secret</summary>\n\nRoll :dice[2d6].');
    expect(inn).toContain(
      '<img src="/my-vault/files/bed.png" alt="bed" width="300" />',
    );
    expect(inn).toMatch(/tag:\s+- ale\s+- dark\n/);
    expect(inn).toContain(
      '| Property | Value |\n| --- | --- |\n| race | elf |\n| friends | [Al](/my-vault/cellar-door.html), a\\|b |\n\n\nSee',
    );
    expect(inn).toContain('description: By Al and Bo\n');
    expect(inn).toContain('```statblock\nname: Rat\n```');
    expect(read('docs/my-vault/cellar-door.md')).toContain(
      'It is <mark>locked</mark>. Nowhere {/* why */}',
    );
    expect(report).toContain('Cellar Door.md:1: Nowhere');
    expect(report).toContain('Inn.md:1: publish: false');
  });

  it.each([
    ['{}', 'One\\\nTwo\n'],
    ['{"strictLineBreaks": true}', 'One\nTwo\n'],
  ])('with the settings %s breaks lines as in Obsidian', async (json, text) => {
    const folder = makeProject('Inns', {
      '.obsidian/app.json': json,
      'Bed.md': 'One\nTwo\n',
    });
    await importProject({siteDir, folder, dryRun: false});
    expect(read('docs/inns/bed.md')).toContain(`---\n\n${text}`);
  });

  it('puts all notes into an area that exists', async () => {
    await importProject({
      siteDir,
      folder: makeVault(),
      into: 'prime-almanac',
      dryRun: false,
    });
    expect(read('docs/prime-almanac/inn.md')).toContain('title: Inn');
    expect(read('world/areas.ts')).not.toContain('my-vault');
  });
});

/** Imports a project with protected pages. */
const importPress = async (
  encrypt: string,
  files: Readonly<Record<string, string>>,
  into?: string,
) => {
  const folder = makeProject('locks', {
    '.vuepress/config.ts': `
        const options = {${encrypt}};
        export default config('', {theme: hopeTheme(options, {custom: true})});`,
    'a/README.md': '# A\n\nOpen.\n',
    'a/b.md': '# B\n\n[c](./c.md)\n',
    'a/c.md': '# C\n\nThe rat wears a crown.\n',
    ...files,
  });
  const report = await importProject({siteDir, folder, into, dryRun: false});
  const written = listFiles(join(siteDir, 'docs'));
  const isOpen = /"id": "a",[^}]*"locked": false/.test(read('world/areas.ts'));
  return {report, written, isOpen};
};

describe('the import of protected pages', () => {
  it.each([
    'password: 1234',
    'passwordHint: The cook',
    '"password": [a, b]',
    'encrypt: true',
    'title: "a: {"\npassword: : broken',
  ])('leave out and tell a page with %j in its front matter', async (key) => {
    const page = `---\n${key}\n---\n\nThe rat wears a crown.\n`;
    const {report, written} = await importPress('', {
      'a/c.md': page,
      'a/d.md': '# D\n\n<!-- @include: ./c.md -->\n',
    });
    expect(written).not.toContain('a/c.md');
    expect(read('docs/a/d.md')).not.toContain('crown');
    expect(report).toContain('a/c.md:1: left out: put it into a locked area');
  });

  it('ends although pages include each other', async () => {
    await importPress('', {
      'a/c.md': '# C\n\n<!-- @include: ./d.md -->\n',
      'a/d.md': '# D\n\n<!-- @include: ./c.md -->\n',
    });
    expect(read('docs/a/c.md')).toContain('# D');
  });

  it('keep a page that only speaks of passwords', async () => {
    const page = '---\ntitle: C\n---\n\npassword: none\n';
    const {written} = await importPress('', {'a/c.md': page});
    expect(written).toContain('a/c.md');
  });

  it.each([
    ["config: {'/a/c.html': process.env.KEY}", ['private/a/c.md']],
    ["config: {['/a/c']: '1'}", ['private/a/c.md']],
    ["config: {'/b/': '1'}", ['a/c.md']],
    ["admin: {password: '1'}", ['a/c.md']],
  ])('lock what encrypt: {%s} names, and no more', async (option, paths) => {
    const {written, isOpen} = await importPress(`encrypt: {${option}}`, {});
    expect(written).toEqual(expect.arrayContaining(paths));
    expect(isOpen).toBe(true);
  });

  it.each([
    'encrypt: {global: true}',
    'encrypt: {global: isSecret()}',
    "encrypt: {config: {'/a/': '1'}}",
    "encrypt: {config: {'^/a/': '1'}}",
    'encrypt: {config: readPaths()}',
    'encrypt: {config: {...paths}}',
    "encrypt: {config: {[path]: '1'}}",
    'encrypt',
    "...(isSecret && {encrypt: {config: {'/a/': '1'}}})",
  ])('lock all if settings say %s', async (option) => {
    const {report, isOpen} = await importPress(option, {});
    expect(isOpen).toBe(false);
    expect(report).toContain('npx docusaurus lock add /a readers');
  });

  it('keep what an open page includes of a protected one out of it', async () => {
    const {report} = await importPress(
      "encrypt: {config: {'/a/c': '1', '/b/': '2', '/b/d': '3'}}",
      {
        'a/_part.txt': '<!-- @include: ./c.md{3-} -->',
        'a/b.md': '# B\n\n<!-- @include: ./_part.txt -->\n',
        'b/README.md': '# B\n\n<!-- @include: ../a/c.md -->\n',
        'b/d.md': '# D\n\n<!-- @include: ./README.md -->\n\nA key.\n',
        'b/e.md': '# E\n\n<!-- @include: ./d.md -->\n',
      },
    );
    expect(read('docs/a/b.md')).not.toContain('crown');
    expect(read('docs/b/index.md')).not.toContain('crown');
    expect(read('docs/b/e.md')).not.toContain('key');
    expect(read('docs/b/d.md')).toContain('# B');
    expect(report).toContain('a/b.md:3: ./c.md is protected, and not included');
  });

  it('keep their headings out of links of open pages', async () => {
    await importPress("encrypt: {config: {'/b/': '1'}}", {
      'a/b.md': '# B\n\n[b](../b/README.md#the-trapdoor)\n',
      'b/README.md': '# B\n\n## The Trapdoor\n',
      'b/c.md': '# C\n\n[b](./README.md#the-trapdoor)\n',
    });
    expect(read('docs/a/b.md')).toContain('[b](/b/)');
    expect(read('docs/b/c.md')).toContain('[b](./index.md#the-trapdoor)');
  });

  it('keep their tags, their words, and passwords out of tables and the report', async () => {
    const {report} = await importPress(
      "encrypt: {config: {'/a/c': hash('hush'), '/b/': `x${y}hush`}}",
      {
        'a/c.md':
          '---\ntag: [Crown, Ale]\nsticky: crown\n---\n\n[a](./crown.md)\n',
        'a/d.md': '---\ntag: Ale\n---\n\n[a](./gone.md)\n',
      },
    );
    expect(read('world/tags.ts')).toContain('"Ale"');
    expect(read('world/tags.ts')).not.toContain('Crown');
    expect(read('docs/private/a/c.md')).toMatch(/tag:\s+- Ale\n/);
    expect(report).not.toMatch(/crown|hush/i);
    expect(report).toContain('a/c.md:6: protected');
    expect(report).toContain('a/d.md:5: ./gone.md');
  });

  it('leave out texts with a password, although pages include or link them', async () => {
    const text = '---\npassword: 1\n---\n\nThe rat wears a crown.\n';
    const {report} = await importPress('', {
      'a/t.txt': text,
      'a/U.MD': text,
      'a/d.md': '# D\n\n<!-- @include: ./t.txt -->\n\n[u](./U.MD)\n',
    });
    expect(read('docs/a/d.md')).not.toContain('crown');
    expect(listFiles(siteDir).join(' ')).not.toContain('U.MD');
    expect(report).toContain('a/t.txt:1: left out');
  });

  it('tell protected addresses without a page', async () => {
    const {report} = await importPress("encrypt: {config: {'/b/': '1'}}", {});
    expect(report).toContain('/b/:1: protected, but no page has this address');
  });

  it('leave out what would become a page of an open area', async () => {
    const {report, written} = await importPress(
      "encrypt: {config: {'/a/c': '1'}}",
      {},
      'prime-almanac',
    );
    expect(written).toContain('prime-almanac/a/b.md');
    expect(written).not.toContain('prime-almanac/a/c.md');
    expect(report).toContain('a/c.md:1: left out');
  });
});

describe('any import', () => {
  it('makes CSV of a workbook that a page links', async () => {
    const folder = makeProject('trade', {
      '.vuepress/config.ts': 'export default {};',
      'a/README.md': '# A\n\n[prices](./prices.xlsx)\n',
      'a/prices.xlsx': await workbook([
        ['Ware', 'Price'],
        ['Ale', 2],
      ]),
      'a/other.xlsx': await workbook([['Secret']]),
    });
    await importProject({siteDir, folder, dryRun: false});
    expect(read('static/pages/a/prices.csv')).toBe('Ware,Price\nAle,2');
    expect(read('docs/a/index.md')).toContain('[prices](/pages/a/prices.csv)');
    expect(listFiles(join(siteDir, 'static'))).not.toContain(
      'pages/a/other.csv',
    );
  });

  it('keeps two pages whose names differ only in case', async () => {
    const folder = makeProject('cases', {
      '.vuepress/config.ts': 'export default {};',
      'a/Ale.md': '# Ale\n',
      'a/ale.md': '# Small Ale\n',
    });
    const report = await importProject({siteDir, folder, dryRun: false});
    expect(read('docs/a/ale.md')).toContain('title: Small Ale');
    expect(read('docs/a/Ale-2.md')).toContain('title: Ale');
    expect(report).toContain('/a/Ale.html is now /a/ale-2.html');
  });

  it('makes areas of folders whose names have no letters of English', async () => {
    const folder = makeProject('本', {
      '.vuepress/config.ts': 'export default {title: "本"};',
      '日/README.md': '# 日\n',
      'a/b.md': '# B\n\n[c](../日/README.md)\n',
    });
    const report = await importProject({siteDir, folder, dryRun: false});
    expect(read('docs/e697a5/index.md')).toContain('title: 日');
    expect(read('docs/a/b.md')).toContain('[c](/e697a5/)');
    expect(report).toContain('/日/ is now /e697a5/');
  });

  it('keeps two pages that would have one path', async () => {
    const folder = makeProject('paths', {
      '.vuepress/config.ts': 'export default {};',
      '(a).md': '# A\n',
      'pages/(a).md': '# Other\n',
      'pages/A-2.md': '# Third\n',
      'pages/🎉.md': '# Feast\n',
      'pages/c#.md': '# C#\n\n[p](./_p.md) [a](./%28a%29.md)\n',
      'pages/_p.md': '# P\n',
    });
    await importProject({siteDir, folder, dryRun: false});
    expect(read('docs/pages/(a).md')).toContain('title: A');
    expect(read('docs/pages/(a)-2.md')).toContain('title: Other');
    expect(read('docs/pages/A-2-2.md')).toContain('title: Third');
    expect(read('docs/pages/c-.md')).not.toContain('slug');
    expect(read('docs/pages/c-.md')).toContain(
      '[p](/pages/_p.html) [a](/pages/a-2.html)',
    );
    expect(read('docs/pages/page.md')).toContain('title: Feast');
  });

  it.each(['./gone.png', './c.md'])(
    'leaves out the cover %s',
    async (cover) => {
      const folder = makeProject('covers', {
        '.vuepress/config.ts': 'export default {};',
        'a/b.md': `---\ncover: ${cover}\n---\n`,
        'a/c.md': '# C\n',
      });
      const report = await importProject({siteDir, folder, dryRun: false});
      expect(read('docs/a/b.md')).not.toContain('cover');
      expect(report).toContain(`a/b.md:1: cover: "${cover}"`);
    },
  );

  it('can be run again, and writes the same', async () => {
    const order = {
      siteDir,
      folder: makeVault(),
      into: 'prime-almanac',
      dryRun: false,
    };
    await importProject(order);
    const first = read('docs/prime-almanac/inn.md');
    await importProject(order);
    expect(read('docs/prime-almanac/inn.md')).toBe(first);
  });

  it('tells a setting that means itself', async () => {
    const folder = makeProject('self', {
      '.vuepress/config.ts':
        'const a = [a];\nexport default {theme: t({navbar: a})};',
      'a/b.md': '# B\n',
    });
    const report = await importProject({siteDir, folder, dryRun: true});
    expect(report).toContain('.vuepress/config.ts:1: a\n');
  });

  it('does not follow links in circles, nor out of the project', async () => {
    const folder = makeVault();
    symlinkSync('..', join(folder, 'files/up'));
    symlinkSync(join(ROOT, 'README.md'), join(folder, 'Out.md'));
    const report = await importProject({siteDir, folder, dryRun: true});
    expect(report).toContain('an Obsidian vault, 2 pages');
  });

  it('only reports on request', async () => {
    const report = await importProject({
      siteDir,
      folder: makeVault(),
      dryRun: true,
    });
    expect(report).toContain('Nothing was written.');
    expect(() => read('docs/my-vault/inn.md')).toThrow('ENOENT');
  });

  it('writes nothing if one of its files is there and differs', async () => {
    makeProject('site', {'docs/my-vault/inn.md': 'Mine.\n'});
    await expect(
      importProject({siteDir, folder: makeVault(), dryRun: false}),
    ).rejects.toThrow(
      'docs/my-vault/inn.md: found another file than Inn.md becomes',
    );
    expect(read('docs/my-vault/inn.md')).toBe('Mine.\n');
    expect(() => read('docs/my-vault/cellar-door.md')).toThrow('ENOENT');
  });

  it.each([
    ['nowhere', undefined, 'found no such folder'],
    ['My Vault/Inn.md', undefined, 'found a file, expected the folder'],
    ['', undefined, 'found a folder that holds this site'],
    ['blank', undefined, 'found no pages, expected files such as a.md'],
    [
      'site/docs',
      undefined,
      'found neither .vuepress/config.ts nor .obsidian/',
    ],
    ['My Vault', 'prime-almanacs', '(did you mean "prime-almanac"?)'],
  ])('says what to write instead of %s into %s', async (name, into, said) => {
    makeVault();
    makeProject('site', {'docs/a.md': '# A\n'});
    makeProject('blank', {'.vuepress/config.ts': 'export default {};'});
    await expect(
      importProject({siteDir, folder: join(base, name), into, dryRun: true}),
    ).rejects.toThrow(said);
  });
});
