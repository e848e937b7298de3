import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeFiles, type Build} from '../../build/writeFiles';
import {onBuild, openDocs, pageHtml} from './builtSite';

const site = {
  'index.html': '<main><h1>The Vale</h1></main>',
  'town/index.html': pageHtml('<h1>Town</h1>'),
  'town/gate.html': pageHtml('<h1>Gate</h1>'),
  'town/mill.html': pageHtml(
    '<h1>The Mill</h1><p><a href="/base/country/inn.html">inn</a> <a href="/base/locked/plot.html">plot</a> <a href="/base/sheets/a.csv">figures</a></p>',
  ),
  'tags/trade.html':
    '<main><article class="markdown"><h1>trade</h1></article></main>',
  'country/inn.html': pageHtml('<h1>Inn</h1>'),
  'locked/plot.html': pageHtml('<h1>Plot</h1>'),
  '404.html': '<main>Nothing</main>',
  'search.html': '<main>Search</main>',
};

/** Writes the copies of pages, and runs a test on the build. */
function onCopies(
  pages: Build['pages'],
  run: (outDir: string) => void,
  files: Readonly<Record<string, string>> = site,
): Promise<void> {
  return onBuild(files, async (build) => {
    await writeFiles({...build, pages});
    run(build.outDir);
  });
}

function listCopies(outDir: string): readonly string[] {
  return readdirSync(outDir, {recursive: true})
    .map(String)
    .filter((path) => path.endsWith('.md'))
    .toSorted();
}

describe('copies of a build for other tools', () => {
  it('are beside public pages alone', () =>
    onCopies(openDocs, (outDir) => {
      expect(listCopies(outDir)).toEqual([
        'country/inn.md',
        'index.md',
        'town/gate.md',
        'town/index.md',
        'town/mill.md',
      ]);
    }));

  it('leave out pages that ask not to be listed', () =>
    onCopies(
      openDocs,
      (outDir) => {
        expect(listCopies(outDir)).toEqual(['index.md']);
      },
      {
        'index.html': site['index.html'],
        'town/mill.html': pageHtml(
          '<p>Moved',
          '<meta name="robots" content="noindex">',
        ),
      },
    ));

  it.each(['town/mill/index.html', 'town/mill.html'])(
    'are of the file at an address without an ending, such as %s',
    (file) => {
      const pages = openDocs.slice(0, 1).map(({doc, area}) => ({
        doc: {...doc, permalink: '/base/town/mill'},
        area,
      }));
      return onCopies(
        pages,
        (outDir) => {
          expect(listCopies(outDir)).toEqual([file.replace('html', 'md')]);
        },
        {[file]: pageHtml('<h1>Mill</h1>')},
      );
    },
  );

  it('lead to copies of public pages, and to files and locked pages of the site', () =>
    onCopies(openDocs, (outDir) => {
      const text = readFileSync(join(outDir, 'town/mill.md'), 'utf8');
      expect(text).toBe(
        "---\ntitle: 'The Mill: a name'\naliases:\n  - 'The Mill: a name'\n  - Nine Wheels\ntags:\n  - water-power\nurl: https://vale.example/base/town/mill.html\n---\n\n# The Mill\n\n[inn](../country/inn.md) [plot](https://vale.example/base/locked/plot.html) [figures](https://vale.example/base/sheets/a.csv)\n",
      );
    }));

  it('are listed in reading order', () =>
    onCopies(openDocs, (outDir) => {
      const list = readFileSync(join(outDir, 'llms.txt'), 'utf8');
      const root = 'https://vale.example/base';
      expect(
        list.startsWith('# The Vale\n\n> A valley with nine mills.\n'),
      ).toBe(true);
      expect(list).toContain(
        `## The Town\n\n- [Town](${root}/town/index.md): The front page.\n- [Gate](${root}/town/gate.md)\n- [The Mill: a name](${root}/town/mill.md)\n\n## The Country\n\n- [Inn](${root}/country/inn.md)\n`,
      );
      expect(list).toMatch(/## Optional\n[^#]*sheets\.zip\)/);
      expect(list).not.toContain('locked/');
    }));

  it('are none if the whole site is locked', () =>
    onCopies([], (outDir) => {
      expect(existsSync(join(outDir, 'llms.txt'))).toBe(false);
      expect(existsSync(join(outDir, 'index.md'))).toBe(false);
    }));
});
