import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {readRecords} from '../../tests/support/sheets';
import {siteDir, staticDir} from '../../tests/support/site';

const PICTURE = /\.(?:avif|gif|ico|jfif|jpe?g|png|svg|webp)$/;

/** Whether a picture is a tile of the map, which no reader opens directly. */
const isTile = (path: string): boolean => path.startsWith('/maps/tiles/');

/** Pictures that browsers request on their own. */
const unlisted = new Set(['/favicon.ico']);

function listFiles(folder: string, isMeant: RegExp): readonly string[] {
  return readdirSync(join(siteDir, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((each) => each.isFile() && isMeant.test(each.name))
    .map((each) =>
      posix.join(each.parentPath.replaceAll('\\', '/'), each.name),
    );
}

const pictures = listFiles('static', PICTURE)
  .map((path) => path.slice(staticDir.length))
  .filter((path) => !isTile(path))
  .toSorted();

/** Every text that can refer to a picture: pages, components, styles and the manifest. */
const telling = [
  ...['docs', 'library', 'src', 'world'].flatMap((folder) =>
    listFiles(folder, /\.(?:mdx?|tsx?|css)$/),
  ),
  join(siteDir, 'docusaurus.config.ts'),
  join(staticDir, 'site.webmanifest'),
].map((path) => readFileSync(path, 'utf8'));

const all = telling.join('\n');

/** The attributes of components that show the files of a folder. */
const lists = [
  ...all.matchAll(
    /<(?:PhotoGallery|Medallions|AssetList|AssetTable)\s(?<attributes>[^>]*)>/g,
  ),
].map(({groups}) => groups?.['attributes'] ?? '');

/** Whether attributes of a component select a picture of its folder. */
function selectsPicture(attributes: string, path: string): boolean {
  const {dir, base} = posix.parse(path);
  const files = /\bfiles="(?<names>[^"]*)"/.exec(attributes)?.groups?.['names'];
  return (
    attributes.includes(`folder="${dir}"`) &&
    (files === undefined || files.split(/,\s*/).includes(base))
  );
}

function isShown(path: string): boolean {
  return (
    all.includes(path.slice(1)) ||
    lists.some((tag) => selectsPicture(tag, path))
  );
}

describe('pictures in static (A1)', () => {
  it.each(pictures.filter((path) => !unlisted.has(path)))(
    'have a title and an alternative text: %s',
    (path) => {
      const {dir, base} = posix.parse(path);
      const row = readRecords(`${dir.slice(1)}/index.csv`).find(
        ({file}) => file === base,
      );
      expect(row?.['title']).toMatch(/\S/);
      expect(row?.['alt']).toMatch(/\S.*\S/);
    },
  );

  it('are shown by a page, or named in the site’s settings for browsers', () => {
    expect(pictures.filter((path) => !isShown(path))).toEqual([]);
  });

  it('have different descriptions within a folder', () => {
    const said = pictures
      .filter((path) => path.endsWith('.svg'))
      .map((path) => posix.dirname(path));
    for (const folder of new Set(said)) {
      const texts = readRecords(`${folder.slice(1)}/index.csv`).map(
        ({alt}) => alt,
      );
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
