import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {contentAreas} from '../../src/site/contentAreas';
import {partFences} from '../../scripts/check-page/partFences';
import {fingerprint, listPhrases, findTellingPhrases} from './support/secrets';
import {
  occurrences,
  sitePages,
  type SitePage,
} from '../../scripts/check-page/sitePages';
import {staticDir} from '../../tests/support/site';

const lockedAreas: ReadonlySet<string> = new Set(
  contentAreas.filter(({locked}) => locked).map(({id}) => id),
);

let pages: readonly SitePage[] = [];

beforeAll(async () => {
  pages = await sitePages();
});

const placeholders =
  /\blorem ipsum\b|\bTODO\b|\bFIXME\b|\bTBD\b|\bcoming soon\b|\bunder construction\b/gi;

describe('the text of every page', () => {
  it('has an alternative text for each picture', () => {
    expect(
      occurrences(
        pages,
        /!\[\s*\]\([^)]*\)|<img(?=[\s/>])(?![^>]*\salt=["{][^"}])/g,
      ),
    ).toEqual([]);
  });

  it('has no heading of the first level, which is the title', () => {
    expect(
      occurrences(pages, /^#(?!#)[^\n]*|^[^\n]+\n=+[ \t]*$|<h1\b/gm),
    ).toEqual([]);
  });

  it('holds no placeholder text', () => {
    expect(occurrences(pages, placeholders)).toEqual([]);
  });

  it('does not reveal what only the game master may know, except in the locked area', () => {
    const open = pages.filter(({area}) => !lockedAreas.has(area));
    expect(open.length).toBeLessThan(pages.length);
    expect(
      open.flatMap(({path, content}) =>
        findTellingPhrases(content).map((phrase) => `${path}: ${phrase}`),
      ),
    ).toEqual([]);
  });

  it('opens and closes its boxes on lines of their own', () => {
    const fences = pages
      .flatMap(({body}) => body.split('\n'))
      .filter((line) => line.includes(':::'));
    const wellFormed =
      /^\s*:{3,}(?:(?:note|tip|info|warning|danger|session|spoiler)(?:\[[^\]]+\])?)?$/;
    expect(fences.length).toBeGreaterThan(0);
    expect(fences.filter((line) => !wellFormed.test(line))).toEqual([]);
  });

  it('is not empty', () => {
    expect(
      pages.filter(({body}) => body.trim().length < 200).map(({path}) => path),
    ).toEqual([]);
  });

  it('begins with a paragraph or a fact box, not with a heading', () => {
    expect(
      pages.filter(({body}) => /^\s*#/.test(body)).map(({path}) => path),
    ).toEqual([]);
  });

  it('names the language of each fence', () => {
    const unnamed = pages.filter(({content}) =>
      partFences(content).languages.includes(''),
    );
    expect(unnamed.map(({path}) => path)).toEqual([]);
  });
});

describe('the data files that readers can download', () => {
  it('do not reveal what only the game master may know', async () => {
    const files = await Globby('**/*.{csv,json,md,txt}', {cwd: staticDir});
    const telling = files.filter(
      (file) =>
        findTellingPhrases(readFileSync(join(staticDir, file), 'utf8')).length >
        0,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(telling).toEqual([]);
  });
});

describe('the search for revealing phrases', () => {
  it('finds one among other words, punctuation and capitals', () => {
    const known = new Set([fingerprint('the moon fell')]);
    expect(listPhrases(known, 'They say “The *Moon*\nfell” twice.')).toEqual([
      'the moon fell',
    ]);
    expect(listPhrases(known, 'The moon rose.')).toEqual([]);
  });
});
