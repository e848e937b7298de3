import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listSourceAnchors} from '../../plugins/pages/sourceAnchors';
import {parseSheet} from '../../src/shared/lib/csv';
import {
  findOriginal,
  getTranslationFolder,
} from '../../src/shared/lib/translatedPath';

/** Lists the translated files of a language, by their path in its folder. */
export function listTranslations(
  siteDir: string,
  locale: string,
): readonly string[] {
  const folder = join(siteDir, getTranslationFolder(locale));
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) =>
        path.replaceAll('\\', '/'),
      )
    : [];
}

function countCells(text: string): string {
  const result = parseSheet(text);
  return result.ok
    ? `${result.sheet.rows.length} rows of ${result.sheet.columns.length} columns`
    : 'no sheet';
}

function compareSheets(original: string, translation: string): string[] {
  const [expected, found] = [countCells(original), countCells(translation)];
  return expected === found ? [] : [`found ${found}, expected ${expected}`];
}

function comparePages(original: string, translation: string): string[] {
  const anchors = listSourceAnchors(translation);
  return [...listSourceAnchors(original)]
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) => `found no heading with the anchor "${anchor}"`);
}

/** Finds what differs between translations of a language and their originals: rows, columns, anchors. */
export function findTranslationFaults(
  siteDir: string,
  locale: string,
): readonly string[] {
  const read = (path: string): string =>
    readFileSync(join(siteDir, path), 'utf8');
  return listTranslations(siteDir, locale).flatMap((path) => {
    const original = findOriginal(path);
    const compare = path.endsWith('.csv')
      ? compareSheets
      : /\.mdx?$/.test(path)
        ? comparePages
        : undefined;
    if (original === undefined || compare === undefined) {
      return [];
    }
    const source = `${getTranslationFolder(locale)}/${path}`;
    return existsSync(join(siteDir, original))
      ? compare(read(original), read(source)).map(
          (fault) => `${source}: ${fault}`,
        )
      : [`${source}: found no ${original}`];
  });
}
