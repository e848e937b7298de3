import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {takenFiles} from '../../../plugins/export/model/takenFiles';
import {openAreas} from '../../../src/site/contentAreas';
import {isBuilt, readBuilt} from '../../../tests/support/built';
import {pagePaths} from '../../../tests/support/e2e/pages';

/** The built files of public pages, without their endings. */
const open = pagePaths
  .filter((path) => openAreas.some(({id}) => path.startsWith(`/${id}/`)))
  .map((path) => (path.endsWith('/') ? `${path}index.html` : path))
  .map((path) => path.replace(/\.html$/, ''));

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

/** Reads all texts in an archive. */
function readArchive(path: string): readonly string[] {
  const entries = unzipSync(readFileSync(`build/${path}`), {
    filter: ({name}) => /\.(?:md|json|csv)$/.test(name),
  });
  return Object.values(entries).map((bytes) => strFromU8(bytes));
}

/** Reads the Markdown copies of all pages, and all texts in the archives. */
function readCopies(): string {
  const archives = Object.values(takenFiles)
    .map(({path}) => path)
    .filter((path) => path.endsWith('.zip'));
  return withSingleSpaces(
    [
      ...open
        .filter((file) => isBuilt(`${file}.md`))
        .map((file) => readBuilt(`${file}.md`)),
      ...archives.flatMap(readArchive),
    ].join('\n'),
  );
}

describe('copies of the pages', () => {
  it('hold no text of a spoiler, unless a page shows it openly', () => {
    const pages = open.map((file) => readBuilt(`${file}.html`));
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
});
