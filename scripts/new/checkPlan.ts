import {findFaults} from '../../plugins/front-matter/findFaults';
import {describeFaults} from '../../plugins/pages/fault';
import {checkCatalogue} from '../../plugins/spell-catalogue/checkCatalogue';
import type {SheetFile} from '../../plugins/spell-catalogue/parseSheet';
import {parseSheet} from '../../src/shared/lib/csv';
import {readFrontMatter} from '../../src/shared/lib/readFrontMatter';
import {toSitePage, type SitePage} from '../../plugins/pages/sitePages';
import type {FileChange} from '../file-changes/applyChanges';

/** What a plan is checked against. */
export type Surroundings = {
  readonly pages: readonly SitePage[];
  /** All sheets of spells and powers; their paths are from the root of the project. */
  readonly spellSheets: readonly SheetFile[];
};

/** A planned file with its text. */
type Planned = {readonly path: string; readonly text: string};

const isPage = ({path}: Planned): boolean => /^docs\/.*\.mdx?$/.test(path);

/** Reads a planned page as if it were on disk. */
function readPlanned({path, text}: Planned): SitePage {
  const {frontMatter, content} = readFrontMatter({
    filePath: path,
    fileContent: text,
  });
  return toSitePage({path, content: text, body: content, frontMatter});
}

function listPlanned(changes: readonly FileChange[]): readonly Planned[] {
  return changes.flatMap(({path, after}) =>
    after === undefined ? [] : [{path, text: after}],
  );
}

/** Reads all planned pages as if they were on disk. */
export function readPlannedPages(
  changes: readonly FileChange[],
): readonly SitePage[] {
  return listPlanned(changes).filter(isPage).map(readPlanned);
}

function checkPage(planned: Planned, pages: readonly SitePage[]) {
  const page = readPlanned(planned);
  const {path, address} = page;
  const same = pages.find((other) => other.address === address);
  return [
    ...findFaults(page),
    ...(same === undefined
      ? []
      : [
          `${path}: found the address ${address}, which ${same.path} has, expected one of its own. Choose another title.`,
        ]),
  ];
}

function checkSheet({path, text}: Planned): readonly string[] {
  const result = parseSheet(text);
  return result.ok
    ? []
    : [describeFaults(result.faults.map((fault) => ({path, ...fault})))];
}

function checkSpells(
  planned: readonly Planned[],
  sheets: readonly SheetFile[],
): readonly string[] {
  const texts = new Map(planned.map(({path, text}) => [path, text]));
  if (!sheets.some(({file}) => texts.has(file))) {
    return [];
  }
  try {
    checkCatalogue(
      sheets.map(({file, text}) => ({file, text: texts.get(file) ?? text})),
    );
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Finds what would stop the build if the changes were made. */
export function checkPlan(
  changes: readonly FileChange[],
  {pages, spellSheets}: Surroundings,
): readonly string[] {
  const planned = listPlanned(changes);
  return [
    ...planned.filter(isPage).flatMap((page) => checkPage(page, pages)),
    ...planned.filter(({path}) => path.endsWith('.csv')).flatMap(checkSheet),
    ...checkSpells(planned, spellSheets),
  ];
}
