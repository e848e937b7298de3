import {join} from 'node:path';
import {indexRecords} from '../../plugins/search/build/indexRecords';
import type {OpenPage} from '../../plugins/search/build/pageRecords';
import {readPdfs} from '../../plugins/search/build/readPdfs';
import {readQuestions} from '../../plugins/search/build/readQuestions';
import {sheetReader} from '../../plugins/search/build/sheetReader';
import {spellRecords} from '../../plugins/spells/build/searchRecords';
import {assetReader} from '../../plugins/assets/build/readAssets';
import {readFrontMatter} from '../../src/shared/model/readFrontMatter';
import type {SearchRecord} from '../../src/shared/model/searchRecord';
import {openAreas} from '../../src/site/contentAreas';
import {QUESTION_FILES} from '../../src/site/questions';
import {campaigns} from '../../world/campaigns';
import {rowKinds} from '../../world/search';
import {sitePages, type SitePage} from '../../plugins/pages/sitePages';
import {siteDir, staticDir} from './site';
import {catalogue} from './spells';

function getText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function openPage(page: SitePage, area: string): OpenPage {
  const {title, description, aliases} = page.frontMatter;
  const {content} = readFrontMatter({
    filePath: page.path,
    fileContent: page.content,
  });
  return {
    to: page.address,
    title: getText(title),
    area,
    description: getText(description),
    aliases: Array.isArray(aliases) ? aliases.map(getText) : [],
    markdown: content,
  };
}

/** Returns all search records of this site, as the build makes them. */
export async function searchRecords(): Promise<readonly SearchRecord[]> {
  const all = await sitePages();
  const pages = openAreas.flatMap(({id, label}) =>
    all.filter(({area}) => area === id).map((page) => openPage(page, label)),
  );
  const assets = await assetReader({
    staticDir,
    histories: () => Promise.resolve(new Map()),
  })();
  return indexRecords({
    pages,
    others: spellRecords(await catalogue()),
    assets,
    pdfTexts: await readPdfs({
      staticDir,
      cacheDir: join(siteDir, '.cache/pdf-text'),
    }),
    sheetAt: sheetReader(join(siteDir, 'static')),
    rowKinds,
    campaigns,
    questions: await readQuestions(siteDir, QUESTION_FILES),
  });
}
