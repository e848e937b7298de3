import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import formerAddressesPlugin from '..';
import {collectFormer} from '../collectFormer';
import {writeMovedPage} from '../writeMovedPage';
import {addPolicy} from '../../content-security-policy/addPolicy';
import {checkFrontMatter} from '../../front-matter/checkFrontMatter';

function page(path: string, ...formerAddresses: readonly string[]) {
  const content = `---\ntitle: A "B" & <C>\nformerAddresses: [${formerAddresses.join(', ')}]\n---\n`;
  return {
    path,
    content,
    body: '',
    frontMatter: {title: 'A "B" & <C>', formerAddresses},
  };
}

const isLocked = (path: string) => path.startsWith('docs/keeper/');

describe('former addresses', () => {
  it('lead to the address of their page', () => {
    expect(
      collectFormer(
        [
          page('docs/vale/mill.md', '/vale/old.html', '/old/'),
          page('docs/a/b.md'),
        ],
        isLocked,
      ),
    ).toEqual({
      former: ['/vale/old.html', '/old/'].map((from) => ({
        from,
        to: '/vale/mill.html',
        title: 'A "B" & <C>',
        path: 'docs/vale/mill.md',
        line: 3,
      })),
      faults: [],
    });
  });

  it.each([
    [
      'that a page has, whatever its case',
      [page('docs/vale/mill.md', '/VALE/hill.html'), page('docs/vale/hill.md')],
      'docs/vale/mill.md:3: found the former address /VALE/hill.html, which is the address of docs/vale/hill.md, expected one that no page has now.',
    ],
    [
      'of the page itself',
      [page('docs/vale/mill.md', '/vale/mill.html')],
      'docs/vale/mill.md:3: found the former address /vale/mill.html, which is the address of docs/vale/mill.md, expected one that no page has now.',
    ],
    [
      'of two pages',
      [page('docs/vale/a.md', '/x.html'), page('docs/vale/b.md', '/x.html')],
      'docs/vale/b.md:3: found the former address /x.html, which docs/vale/a.md:3 also lists, expected it on only one page.',
    ],
    [
      'of a locked page',
      [page('docs/keeper/bell.md', '/vale/bell.html')],
      'docs/keeper/bell.md:3: found the former address /vale/bell.html, on a locked page, expected none, because former addresses are public.',
    ],
  ])('stop the build if they are one %s', (_, pages, fault) => {
    expect(collectFormer(pages, isLocked).faults).toEqual([fault]);
  });

  it.each([
    ['/vale/old.html', true],
    ['/vale/', true],
    ['vale/old.html', false],
    ['/vale/../old.html', false],
    ['//vale/old.html', false],
    ['/vale/old.html?x', false],
    ['https://vale.example/old.html', false],
  ])('are addresses of this site: %s, %s', (address, isValid) => {
    const faults = checkFrontMatter({title: 'A', formerAddresses: [address]});
    expect(faults.length === 0).toBe(isValid);
  });
});

describe('the page at a former address', () => {
  const former = {
    from: '/vale/old.html',
    to: '/vale/mill.html',
    title: 'A "B" & <C>',
    path: 'docs/vale/mill.md',
    line: 3,
  };
  const html = writeMovedPage(former, {
    url: 'https://site.example',
    baseUrl: '/base/',
    language: 'en-US',
  });

  it('leads on without script, under the base path', () => {
    expect(html).toContain(
      '<meta http-equiv="refresh" content="0; url=/base/vale/mill.html">',
    );
    expect(html).toContain(
      '<a href="/base/vale/mill.html">A &quot;B&quot; &amp; &lt;C&gt;</a>',
    );
    expect(html).not.toContain('<script');
  });

  it('names the address of today to search engines, and is not listed itself', () => {
    expect(html).toContain(
      '<link rel="canonical" href="https://site.example/base/vale/mill.html">',
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('keeps its own policy, stricter than that of other pages', () => {
    expect(html).toMatch(
      /<meta charset="utf-8"><meta http-equiv=content-security-policy content="default-src 'none'/,
    );
    expect(addPolicy(html, "default-src 'self'")).toBe(html);
  });
});

describe('the plugin of former addresses', () => {
  let siteDir = '';
  let outDir = '';

  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'former-'));
    outDir = join(siteDir, 'build');
    for (const folder of ['docs/vale', 'docs/shut', 'build/vale']) {
      mkdirSync(join(siteDir, folder), {recursive: true});
    }
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true, force: true});
  });

  function write(path: string, former: string): void {
    writeFileSync(join(siteDir, path), page(path, former).content);
  }

  function makePlugin() {
    const context = {
      siteDir,
      siteConfig: {url: 'https://site.example', baseUrl: '/'},
      i18n: {currentLocale: 'en-US', localeConfigs: {}},
    } as unknown as Parameters<typeof formerAddressesPlugin>[0];
    return formerAddressesPlugin(
      context,
      {},
      {isLockedFile: (path) => path.startsWith('docs/shut/')},
    );
  }

  type Build = Parameters<
    NonNullable<ReturnType<typeof makePlugin>['publish']['writeFiles']>
  >[0];
  const build = () => makePlugin().publish.writeFiles?.({outDir} as Build);

  it('writes a page at each, except those of locked pages', async () => {
    write('docs/vale/mill.md', '/vale/deep/old.html');
    write('docs/shut/bell.md', '/shut/old.html');
    await build();
    expect(readFileSync(join(outDir, 'vale/deep/old.html'), 'utf8')).toContain(
      'url=/vale/mill.html',
    );
    expect(existsSync(join(outDir, 'shut/old.html'))).toBe(false);
  });

  it('never writes over a file of the build, and names who asked for it', async () => {
    write('docs/vale/mill.md', '/vale/search.html');
    writeFileSync(join(outDir, 'vale/search.html'), 'mine');
    await expect(build()).rejects.toThrow(
      'docs/vale/mill.md:3: found the former address /vale/search.html, which is also the address of a file, expected an address that nothing uses.',
    );
    expect(readFileSync(join(outDir, 'vale/search.html'), 'utf8')).toBe('mine');
  });
});
