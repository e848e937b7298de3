import {join} from 'node:path';
import {documents} from '../../../documents/index';
import {series} from '../../../documents/series';
import {readPdfs} from '../../../../plugins/search/build/readPdfs';
import {sitePages, type SitePage} from '../../../../plugins/pages/sitePages';
import {siteDir, staticDir} from '../../../../tests/support/site';

const files = documents.map(({file}) => file);
/** The text of each page of the A4 documents, read as for the site's search. */
let texts = new Map<string, readonly string[]>();
let pages: readonly SitePage[] = [];

beforeAll(async () => {
  // A build may have read them before.
  const cacheDir = join(siteDir, '.cache/pdf-text');
  const read = await readPdfs({staticDir, cacheDir});
  texts = new Map(files.map((file) => [file, read.get(file.slice(1)) ?? []]));
  pages = await sitePages();
}, 300_000);

const getText = (file: string): string => (texts.get(file) ?? []).join(' ');
const packed = (text: string): string => text.replaceAll(/\s+/g, '');

describe('the text of a document', () => {
  it('has at least 150 words', () => {
    expect(
      files.filter((file) => getText(file).split(' ').length < 150),
    ).toEqual([]);
  });

  it('is on every page', () => {
    expect(
      files.filter((file) => texts.get(file)?.some((page) => page === '')),
    ).toEqual([]);
  });

  it('names the series above the title, as words and not as single letters', () => {
    expect(
      documents
        .filter(({layout = 'book'}) => layout === 'book' || layout === 'spells')
        .filter(
          ({file, series: name}) =>
            texts.get(file)?.[0]?.includes(series[name]?.name ?? '') !== true,
        )
        .map(({file}) => file),
    ).toEqual([]);
  });
});

/** A section that exists only on a page, from its heading to the end. */
const ON_SCREEN = /^## (?:On paper|See also)$[\s\S]*/m;
/** Passages for the game master only, which no document may hold. */
const COVERED = /^### For the game master\n[\s\S]*?^:::$/gm;

/** Lists the beginnings of a page's headings and plain paragraphs, in order. */
function listBeginnings({body}: SitePage): readonly string[] {
  return body
    .replace(COVERED, '')
    .replace(ON_SCREEN, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => /^(?:#{2,3} )?[A-Z][^<>[\]{}|:*_`#$\\]*$/.test(block))
    .map((block) => packed(block.replace(/^#+ /, '')).slice(0, 32));
}

describe('the reading order of a document', () => {
  it.each([
    ['/Races/orc.pdf', 'races-and-anthropology/orc'],
    ['/almanac-pdfs/gazetteer-torosia.pdf', 'prime-almanac/torosia'],
    [
      '/almanac-pdfs/coins.pdf',
      'races-and-anthropology/coins-of-the-realms-v2',
    ],
    ['/almanac-pdfs/timeline.pdf', 'prime-almanac/global-time-line'],
    ['/almanac-pdfs/oceans-and-seas.pdf', 'prime-almanac/oceans-and-seas'],
  ])('is that of its page: %s', (file, path) => {
    const page = pages.find(({area, id}) => `${area}/${id}` === path);
    const beginnings = page === undefined ? [] : listBeginnings(page);
    const text = packed(getText(file));
    let at = 0;
    const missed = beginnings.filter((beginning) => {
      const found = text.indexOf(beginning, at);
      at = found === -1 ? at : found;
      return found === -1;
    });
    expect(beginnings.length).toBeGreaterThan(5);
    expect(missed).toEqual([]);
  });
});
