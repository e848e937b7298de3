import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeFiles} from '../../build/writeFiles';
import {contentAreas} from '../../../../src/site/contentAreas';
import {closed, first, onFolder, pageHtml, second} from './builtSite';

const locked = closed[0] ?? '';

const site = {
  [`docs/${first}/index.md`]:
    '---\ntitle: Front\ndescription: The front page.\n---\n',
  [`docs/${first}/mill.md`]:
    '---\ntitle: "The Mill: a name"\ntag: [water power]\naliases: [Nine Wheels]\n---\n',
  [`docs/${second}/inn.md`]: '---\ntitle: Inn\n---\n',
  'build/index.html': '<main><h1>The Vale</h1></main>',
  [`build/${first}/index.html`]: pageHtml('<h1>Front</h1>'),
  [`build/${first}/mill.html`]: pageHtml(
    `<h1>The Mill</h1><p><a href="/base/${second}/inn.html">inn</a> <a href="/base/${locked}/plot.html">plot</a> <a href="/base/sheets/a.csv">figures</a></p>`,
  ),
  'build/tags/trade.html':
    '<main><article class="markdown"><h1>trade</h1></article></main>',
  [`build/${first}/old.html`]: pageHtml(
    '<p>This page has moved',
    '<meta name="robots" content="noindex">',
  ),
  [`build/${second}/inn.html`]: pageHtml('<h1>Inn</h1>'),
  [`build/${locked}/plot.html`]: pageHtml('<h1>Plot</h1>'),
  'build/404.html': '<main>Nothing</main>',
  'build/search.html': '<main>Search</main>',
};

describe('copies of a build for other tools', () => {
  it('are beside public pages alone', () =>
    onFolder(site, async (build) => {
      await writeFiles(build);
      const copies = readdirSync(build.outDir, {recursive: true})
        .map(String)
        .filter((path) => path.endsWith('.md'));
      expect(copies.toSorted()).toEqual(
        [
          'index.md',
          `${first}/index.md`,
          `${first}/mill.md`,
          `${second}/inn.md`,
        ].toSorted(),
      );
    }));

  it('lead to copies of public pages, and to files and locked pages of the site', () =>
    onFolder(site, async (build) => {
      await writeFiles(build);
      const text = readFileSync(join(build.outDir, `${first}/mill.md`), 'utf8');
      expect(text).toBe(
        `---\ntitle: 'The Mill: a name'\naliases:\n  - 'The Mill: a name'\n  - Nine Wheels\ntags:\n  - water-power\nurl: https://vale.example/base/${first}/mill.html\n---\n\n# The Mill\n\n[inn](../${second}/inn.md) [plot](https://vale.example/base/${locked}/plot.html) [figures](https://vale.example/base/sheets/a.csv)\n`,
      );
    }));

  it('are listed in reading order', () =>
    onFolder(site, async (build) => {
      await writeFiles(build);
      const list = readFileSync(join(build.outDir, 'llms.txt'), 'utf8');
      const root = 'https://vale.example/base';
      const label = (id: string) =>
        contentAreas.find((area) => area.id === id)?.label;
      expect(
        list.startsWith('# The Vale\n\n> A valley with nine mills.\n'),
      ).toBe(true);
      expect(list).toContain(
        `## ${label(first)}\n\n- [Front](${root}/${first}/index.md): The front page.\n- [The Mill: a name](${root}/${first}/mill.md)\n\n## ${label(second)}\n\n- [Inn](${root}/${second}/inn.md)\n`,
      );
      expect(list).toMatch(/## Optional\n[^#]*sheets\.zip\)/);
      expect(list).not.toContain(locked);
    }));

  it('are none if the whole site is locked', () =>
    onFolder(site, async (build) => {
      await writeFiles({...build, closed: contentAreas.map(({id}) => id)});
      expect(existsSync(join(build.outDir, 'llms.txt'))).toBe(false);
      expect(existsSync(join(build.outDir, 'index.md'))).toBe(false);
    }));
});
