import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {takenFiles} from '../../../src/features/take-away/lib/takenFiles';
import {openAreas} from '../../../src/site/contentAreas';
import {pagePaths} from '../../support/e2e/pages';

/** The built files of public pages, without their endings. */
const files = pagePaths
  .filter((path) => openAreas.some(({id}) => path.startsWith(`/${id}/`)))
  .map((path) => (path.endsWith('/') ? `${path}index.html` : path))
  .map((path) => `build${path.replace(/\.html$/, '')}`);

const SPOILER = /<details class="[^"]*\bspoiler\b.*?<\/details>/gs;

function withSingleSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Lists the longer texts in the block spoilers of a page. */
function listSpoilers(html: string): readonly string[] {
  return [...html.matchAll(SPOILER)].flatMap(([spoiler]) =>
    spoiler
      .split(/<[^>]*>/)
      .map(withSingleSpaces)
      .filter(({length}) => length > 60),
  );
}

/** Reads the twins of all pages, and all that is in the archives. */
function readCopies(): string {
  const archives = Object.values(takenFiles)
    .filter((path) => path.endsWith('.zip'))
    .flatMap((path) => Object.values(unzipSync(readFileSync(`build/${path}`))));
  const twins = files.map((file) => readFileSync(`${file}.md`));
  return withSingleSpaces(
    [...twins, ...archives]
      .map((copy) => Buffer.from(copy).toString())
      .join('\n'),
  );
}

test('no copy holds the text of a spoiler, unless a page shows it openly (T11)', () => {
  const pages = files.map((file) => readFileSync(`${file}.html`, 'utf8'));
  const shown = withSingleSpaces(
    pages.map((html) => html.replaceAll(SPOILER, '')).join('\n'),
  );
  const spoilers = pages
    .flatMap(listSpoilers)
    .filter((spoiler) => !shown.includes(spoiler));
  const copies = readCopies();
  expect(spoilers.length).toBeGreaterThan(40);
  expect(spoilers.filter((spoiler) => copies.includes(spoiler))).toEqual([]);
});
