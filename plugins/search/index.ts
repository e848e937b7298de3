import {join} from 'node:path';
import type {
  AllContent,
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import type {Asset} from '../../src/shared/model/asset';
import type {SearchRecord} from '../../src/shared/model/searchRecord';
import type {SealedRecords} from '../lock/format/types';
import {collect, listFolders} from '../features/collect';
import {listLockedIds, listOpenDocs} from '../pages/openDocs';
import {indexRecords} from './build/indexRecords';
import {
  siteIndex,
  type IndexOnDemand,
  type SearchIndex,
} from './build/indexOnDemand';
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
import {readOpenPages} from './build/readOpenPages';
import {readPdfs, type PdfTexts} from './build/readPdfs';
import {
  findQuestionFaults,
  readQuestions,
  type QuestionFaults,
} from './build/readQuestions';
import {sheetReader} from './build/sheetReader';
import type {Options} from './options';

/** Returns the content that a plugin of this site has loaded. */
function getContent(all: AllContent, plugin: string): unknown {
  return all[plugin]?.['default'] ?? [];
}

/** Makes the bundler emit parts of the index and previews under names with their content hash. */
const filesRule = {
  test: /[\\/]search[\\/]default[\\/](?:part-\d+|previews)\.json$/,
  type: 'asset/resource',
  generator: {filename: 'assets/search/[name].[contenthash:8].json'},
};

type Sources = {
  readonly context: LoadContext;
  readonly options: Options;
  readonly pdfTexts: PdfTexts;
};

/** Lists the search records of the plugins of the site. */
function listOthers(
  all: AllContent,
  {siteDir, siteConfig}: LoadContext,
): readonly SearchRecord[] {
  const folders = listFolders(siteConfig).map((path) => join(siteDir, path));
  return collect('searchRecords', folders).flatMap((list) => list(all));
}

async function makeIndex(
  all: AllContent,
  {context, options, pdfTexts}: Sources,
): Promise<CheckedIndex> {
  const {siteDir} = context;
  const {areas, questions: files, previewed} = options;
  const pages = await readOpenPages(listOpenDocs(all, areas), context);
  const questions =
    files === undefined ? [] : await readQuestions(siteDir, files);
  const records = indexRecords({
    ...options,
    others: listOthers(all, context),
    assets: getContent(all, 'assets') as readonly Asset[],
    pdfTexts,
    pages,
    sheetAt: sheetReader(join(siteDir, 'static')),
    questions,
  });
  return {
    records,
    previews: buildPreviews(records, pages, previewed),
    ...findQuestionFaults(records, questions),
  };
}

/** The published index, and the errors in the questions of readers. */
type CheckedIndex = SearchIndex & QuestionFaults;

function warn(messages: readonly string[]): void {
  for (const message of messages) {
    console.warn(`[WARNING] ${message}`);
  }
}

/** In development, questions with broken addresses are reported and left out. */
function tellFaults({faults, idle, ...index}: CheckedIndex): SearchIndex {
  warn([...faults, ...idle]);
  return index;
}

/**
 * Refuses an index with questions whose addresses are broken, except in areas without public pages.
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

type CreateData = PluginContentLoadedActions['createData'];

/** Writes the options that browsers use. */
async function writeSettings(
  {page, placeholder, places, synonyms}: Options,
  createData: CreateData,
): Promise<void> {
  await createData('page.json', JSON.stringify(page));
  await createData('settings.json', {placeholder, places});
  await createData('synonyms.json', synonyms);
}

async function publishIndex(
  {records, previews}: SearchIndex,
  locked: readonly SealedRecords[],
  createData: CreateData,
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

/** The page of results. */
const RESULTS = join(__dirname, 'theme/SearchPage');

/**
 * Indexes pages, sections, spells, rows of tables, and documents, and publishes the results page.
 */
export default function searchIndexPlugin(
  context: LoadContext,
  options: Options,
  onDemand: IndexOnDemand | undefined = siteIndex(context),
): Plugin<PdfTexts> {
  const {siteDir, baseUrl} = context;
  const {questions = []} = options;
  const staticDir = join(siteDir, 'static');
  const readDocuments = (): Promise<PdfTexts> =>
    readPdfs({staticDir, cacheDir: join(siteDir, '.cache/pdf-text')});

  return {
    name: 'search',

    getThemePath: () => './theme',

    getClientModules: () => ['./client/previewLinks.ts'],

    // Child processes read documents while other plugins load.
    loadContent: () =>
      onDemand === undefined ? readDocuments() : Promise.resolve(new Map()),

    getPathsToWatch: () => [
      join(staticDir, '**/*.pdf'),
      ...[questions].flat().map((files) => join(siteDir, files)),
    ],

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${options.page.slice(1)}`,
        component: aliasedSitePath(RESULTS, siteDir),
        exact: true,
      });
    },

    async allContentLoaded({allContent, actions: {createData}}) {
      const areas = listLockedIds(allContent);
      await writeSettings(options, createData);
      if (onDemand !== undefined) {
        onDemand.offer(async () =>
          tellFaults(
            await makeIndex(allContent, {
              context,
              options,
              pdfTexts: await readDocuments(),
            }),
          ),
        );
        await createData('addresses.js', addressesOnDemand(baseUrl, areas));
        return;
      }
      const pdfTexts = getContent(allContent, 'search') as PdfTexts;
      const index = await makeIndex(allContent, {context, options, pdfTexts});
      const locked = await readLockedRecords(siteDir, areas);
      await publishIndex(refuseFaults(index), locked, createData);
    },

    configureWebpack: () => ({module: {rules: [filesRule]}}),
  };
}

export {validateOptions} from './options';
export type {Options} from './options';
