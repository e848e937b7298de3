import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {SheetSelection} from '../../src/shared/model/csv';
import {writeRequest} from '../../src/shared/model/moduleRequest';
import {sheetComponents} from '../features/authorComponents';
import {gridLimits} from '../tables/model/gridColumns';
import {conditions, listed} from '../tables/model/sheetAttributes';
import {campaigns as siteCampaigns} from '../../world/campaigns';
import {findFileCampaign} from '../../src/shared/model/campaignRow';
import {createImportAttribute, createImport} from './modules';
import {forAllInTurn, getPagePath} from './pageFaults';
import {getFolder, requireStaticFile} from './staticFiles';
import type {Options} from './markSessions';
import {
  getLine,
  listBlocks,
  replaceAttributes,
  textAttribute,
} from './elements';

/** Attributes that name another CSV file. Its rows replace the path. */
const FURTHER_SHEETS = [
  'exchange',
  'feasts',
  'patterns',
  'reckonings',
] as const;

/** Attributes that select a part of the CSV file; they move into the import. */
const SELECTING = ['columns', 'exclude', 'row', 'where', 'last'];

/** The component that replaces a table with dice. */
const ROLL_TABLE = 'RollTable';

/** Whether a table has dice, so that its rows are checked against them. */
function isRollable(element: MdxJsxFlowElement): boolean {
  return (
    element.name === 'DataTable' &&
    textAttribute(element, 'rollable') !== undefined
  );
}

/** The components whose rows name the session in which they are revealed. */
const MARKED: ReadonlySet<string> = new Set(['DataTable', 'LatestSession']);

/** The campaign of the sessions that the rows of a table name. */
function findCampaign(
  element: MdxJsxFlowElement,
  {marksSessions = false, campaigns = siteCampaigns}: Options,
): string | undefined {
  return marksSessions && MARKED.has(element.name ?? '')
    ? findFileCampaign(textAttribute(element, 'src') ?? '', campaigns)
    : undefined;
}

function getSelection(
  element: MdxJsxFlowElement,
  options: Options,
): SheetSelection {
  const last = textAttribute(element, 'last');
  return {
    // A grid fetches the remaining rows itself.
    first: element.name === 'DataGrid' ? gridLimits.imported : undefined,
    exclude: listed(textAttribute(element, 'exclude')),
    last: last === undefined ? undefined : Number(last),
    rollable: textAttribute(element, 'rollable'),
    columns: listed(textAttribute(element, 'columns')),
    row: textAttribute(element, 'row'),
    where: conditions(textAttribute(element, 'where')),
    campaign: findCampaign(element, options),
  };
}

/**
 * The path of a component's CSV file.
 *
 * @throws Error naming page, line, and what was found instead.
 */
function sheetLink(
  element: MdxJsxFlowElement,
  {page, line}: {readonly page: string; readonly line: number},
  attribute = 'src',
): string {
  const link = textAttribute(element, attribute);
  if (link === undefined || !/^\/.+\.csv$/i.test(link)) {
    const found =
      link === undefined
        ? `has no ${attribute}`
        : `has the ${attribute} "${link}"`;
    throw new Error(
      `${page}:${line}: <${element.name ?? ''}> ${found}, but needs the path of a CSV file under static/.`,
    );
  }
  return link;
}

type SheetContext = {
  readonly options: Options;
  readonly tree: Root;
  readonly page: string;
  readonly line: number;
};

async function importSheet(
  {options, tree, page, line}: SheetContext,
  link: string,
  {name, query}: {readonly name: string; readonly query: string},
): Promise<void> {
  const folder = getFolder(options, link);
  await requireStaticFile(folder, {link, page, line});
  const root = relative(options.siteDir, folder);
  tree.children.unshift(createImport(name, `@site/${root}${link}${query}`));
}

async function importFurther(
  element: MdxJsxFlowElement,
  place: SheetContext,
  name: string,
): Promise<void> {
  for (const attribute of FURTHER_SHEETS) {
    if (textAttribute(element, attribute) !== undefined) {
      const link = sheetLink(element, place, attribute);
      const further = `${name}${attribute}`;
      await importSheet(place, link, {name: further, query: ''});
      const imported = createImportAttribute(attribute, further);
      replaceAttributes(element, [attribute], imported);
    }
  }
}

/**
 * Lets authors name a CSV file by its path. The part that the page shows becomes an import of the
 * page, so that it is watched, and shipped only with that page.
 */
export default function importSheets(options: Options): Transformer<Root> {
  const {siteDir} = options;
  return async (tree, file) => {
    const page = getPagePath(siteDir, file);
    const elements = listBlocks(tree, sheetComponents);
    await forAllInTurn(elements, async (element, index) => {
      const line = getLine(element);
      const place = {options, tree, page, line};
      const name = `sheet${index}`;
      const link = sheetLink(element, place);
      const selection = getSelection(element, options);
      const query = writeRequest(selection);
      await importSheet(place, link, {name, query});
      // Expressions are left to the component.
      const selecting = SELECTING.filter(
        (each) => textAttribute(element, each) !== undefined,
      );
      replaceAttributes(
        element,
        selecting,
        createImportAttribute('sheet', name),
      );
      await importFurther(element, place, name);
      if (isRollable(element)) {
        element.name = ROLL_TABLE;
      }
    });
  };
}
