import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {partedRequest, type ReadModule} from '@engine/page-tree/readModule';
import {parseLabels} from '../../plugins/asset-index/parseLabels';
import {readSheetData} from '../../plugins/data-files/sheetModule';
import {checkCatalogue} from '../../plugins/spell-catalogue/checkCatalogue';
import {
  readSheets,
  sheetFolder,
} from '../../plugins/spell-catalogue/readSheets';
import {hasFeature} from '../../src/site/features';
import {buildPage} from '../check-page/checkPage';
import {sitePages} from '../check-page/sitePages';
import {localizedCopy} from '../localizedCopy';
import {siteDir} from '../siteDir';
import {findCopyFaults} from './findCopyFaults';
import {findDerivationFaults} from './findDerivationFaults';
import {findLostTexts} from './listPictureFaults';
import {findTableFaults} from './tables/findTableFaults';

/** A sheet as it would be after edits. */
export type SheetTrial = {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
  /** Address of the open page. */
  readonly address: string;
};

/** Reads a sheet as if it had another text. */
function replaceSheet({path, text}: SheetTrial): ReadModule {
  return (request) => {
    const {module, query} = partedRequest(request);
    return Promise.resolve(
      module === `@site/${path}`
        ? {
            data: readSheetData({path, text, query}),
            open: path.startsWith('static/'),
            made: [],
          }
        : undefined,
    );
  };
}

/** Finds the faults of the pages that show a sheet. */
async function findPageFaults(trial: SheetTrial): Promise<readonly string[]> {
  const {path, address} = trial;
  const pages = await sitePages();
  const showing = pages.filter(
    (page) =>
      page.address === address ||
      page.content.includes(`/${posix.basename(path)}`),
  );
  const messages: string[] = [];
  // One after another, so that few pages are in memory at a time.
  for (const page of showing) {
    const {faults} = await buildPage(page, pages, [replaceSheet(trial)]);
    messages.push(
      ...faults.map(
        ({found, expected}) =>
          `${page.path}: found ${found}, expected ${expected}.`,
      ),
    );
  }
  return messages;
}

/** Finds the faults of a sheet of spells or powers. */
async function findCatalogueFaults({
  path,
  text,
}: SheetTrial): Promise<readonly string[]> {
  if (!hasFeature('spells') || posix.dirname(path) !== sheetFolder) {
    return [];
  }
  const sheets = await readSheets(siteDir);
  try {
    checkCatalogue(
      sheets.map((sheet) => (sheet.file === path ? {...sheet, text} : sheet)),
    );
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Finds the faults of a list of titles and alternative texts. */
function findLabelFaults(
  {path, text}: SheetTrial,
  before: string,
): readonly string[] {
  if (posix.basename(path) !== 'index.csv') {
    return [];
  }
  const names = readdirSync(join(siteDir, posix.dirname(path))).filter(
    (name) => name !== 'index.csv',
  );
  return [
    ...parseLabels(text, names).faults.map(
      ({line, found, expected}) =>
        `${path}:${line}: found ${found}, expected ${expected}.`,
    ),
    ...findLostTexts(before, text, names).map(
      (file) =>
        `${path}: found no alternative text for ${file}, expected a description, because it had one.`,
    ),
  ];
}

/**
 * Finds what would be wrong if a sheet had another text: on pages that show it, in the catalogue of
 * spells, in lists of files, and in the tables of fights and characters. Faults that the sheet has
 * already do not count, but a sheet that a command writes, or a copy of one, is always refused.
 */
export async function trySheet(trial: SheetTrial): Promise<readonly string[]> {
  const derived = [
    ...findCopyFaults(trial.path, localizedCopy),
    ...findDerivationFaults(trial.path),
  ];
  if (derived.length > 0) {
    return derived;
  }
  const before = readFileSync(join(siteDir, trial.path), 'utf8');
  const findAll = async (each: SheetTrial) => [
    ...(await findPageFaults(each)),
    ...(await findCatalogueFaults(each)),
    ...findLabelFaults(each, before),
  ];
  const faults = await findAll(trial);
  const known =
    faults.length === 0
      ? new Set<string>()
      : new Set(await findAll({...trial, text: before}));
  return [
    ...new Set(faults.filter((fault) => !known.has(fault))),
    ...(await findTableFaults(trial, before)),
  ];
}
