import {join} from 'node:path';
import type {
  AllContent,
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import type {Asset} from '../../src/shared/model/asset';
import type {SealedRecords} from '../lock/format/types';
import type {SpellRecord} from '../spells/model/record';
import {SEARCH_PAGE} from '../../src/site/searchPage';
import {listLockedIds} from '../pages/openDocs';
import {indexRecords, type OpenContent} from './build/indexRecords';
import type {IndexOnDemand, SearchIndex} from './build/indexOnDemand';
import {
  addressesModule,
  addressesOnDemand,
  indexParts,
  LOCKED,
  partName,
  PREVIEWS,
} from './build/parts';
import {buildPreviews} from './build/buildPreviews';
import {readLockedRecords} from './build/readLockedRecords';
import {readOpenPages, type SitePlace} from './build/readOpenPages';
import {readPdfs, type PdfTexts} from './build/readPdfs';
import {
  findQuestionFaults,
  QUESTION_FILES,
  readQuestions,
  type QuestionFaults,
} from './build/readQuestions';
import {sheetReader} from './build/sheetReader';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

/** Returns the content that a plugin of this site has loaded. */
function getContent(all: AllContent, plugin: string): unknown {
  return all[plugin]?.['default'] ?? [];
}

/** The content that other plugins have loaded before all content is available. */
function readByOthers(all: AllContent): Pick<OpenContent, 'spells' | 'assets'> {
  return {
    spells: getContent(all, 'spells') as readonly SpellRecord[],
    assets: getContent(all, 'assets') as readonly Asset[],
  };
}

/** Makes the bundler emit parts of the index and previews under names with their content hash. */
const filesRule = {
  test: /[\\/]search[\\/]default[\\/](?:part-\d+|previews)\.json$/,
  type: 'asset/resource',
  generator: {filename: 'assets/search/[name].[contenthash:8].json'},
};

/** Builds the index when a browser requests it; a build always does. */
type Parts = {readonly searchOnDemand: IndexOnDemand | undefined};

async function makeIndex(
  all: AllContent,
  {siteDir, baseUrl, pdfTexts}: SitePlace & {readonly pdfTexts: PdfTexts},
): Promise<CheckedIndex> {
  const pages = await readOpenPages(all, {siteDir, baseUrl});
  const questions = await readQuestions(siteDir);
  const sheetAt = sheetReader(join(siteDir, 'static'));
  const others = readByOthers(all);
  const records = indexRecords({
    ...others,
    pdfTexts,
    pages,
    sheetAt,
    questions,
  });
  return {
    records,
    previews: buildPreviews(records, pages),
    ...findQuestionFaults(records, questions),
  };
}

/** The index as it is published, and what is wrong with the questions of readers. */
type CheckedIndex = SearchIndex & QuestionFaults;

function warn(messages: readonly string[]): void {
  for (const message of messages) {
    console.warn(`[WARNING] ${message}`);
  }
}

/** While authors write, questions that lead nowhere are told, and left out. */
function tellFaults({faults, idle, ...index}: CheckedIndex): SearchIndex {
  warn([...faults, ...idle]);
  return index;
}

/**
 * Refuses an index with questions that lead nowhere, except in areas without open pages.
 *
 * @throws Error naming file and line of each.
 */
function refuseFaults({faults, idle, ...index}: CheckedIndex): SearchIndex {
  warn(idle);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return index;
}

/** Publishes the index of all pages. */
async function publishIndex(
  {records, previews}: SearchIndex,
  locked: readonly SealedRecords[],
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  const {parts, documents} = indexParts(records);
  await Promise.all([
    ...[...parts, ...documents].map((part, index) =>
      createData(partName(index), part),
    ),
    createData(PREVIEWS, previews),
    createData(LOCKED, locked),
    createData(
      'addresses.js',
      addressesModule({
        parts: parts.length,
        documents: documents.length,
      }),
    ),
  ]);
}

/** Indexes pages, sections, spells, rows of tables and documents, and publishes the results page. */
export default function searchIndexPlugin(
  context: LoadContext,
  _options?: unknown,
  {searchOnDemand: onDemand}: Parts = siteParts(context),
): Plugin<PdfTexts> {
  const {siteDir, baseUrl} = context;
  const site = {siteDir, baseUrl};
  const staticDir = join(siteDir, 'static');
  const cacheDir = join(siteDir, '.cache/pdf-text');
  const readDocuments = (): Promise<PdfTexts> =>
    readPdfs({staticDir, cacheDir});

  return {
    name: 'search',

    getClientModules: () => ['./client/previewLinks.ts'],

    // Child processes read documents while other plugins load.
    loadContent: () =>
      onDemand === undefined ? readDocuments() : Promise.resolve(new Map()),

    getPathsToWatch: () => [
      join(staticDir, '**/*.pdf'),
      join(siteDir, QUESTION_FILES),
    ],

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${SEARCH_PAGE.slice(1)}`,
        component: '@site/plugins/search/theme/SearchPage',
        exact: true,
      });
    },

    async allContentLoaded({allContent, actions: {createData}}) {
      const areas = listLockedIds(allContent);
      if (onDemand !== undefined) {
        onDemand.offer(async () =>
          tellFaults(
            await makeIndex(allContent, {
              ...site,
              pdfTexts: await readDocuments(),
            }),
          ),
        );
        await createData('addresses.js', addressesOnDemand(baseUrl, areas));
        return;
      }
      const pdfTexts = getContent(allContent, 'search') as PdfTexts;
      const index = await makeIndex(allContent, {...site, pdfTexts});
      const locked = await readLockedRecords(siteDir, areas);
      await publishIndex(refuseFaults(index), locked, createData);
    },

    configureWebpack: () => ({module: {rules: [filesRule]}}),
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
