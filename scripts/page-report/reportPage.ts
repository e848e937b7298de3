import {readdirSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {ReadModule} from '@engine/page-tree/readModule';
import {assetReader} from '../../plugins/asset-index/readAssets';
import {assetModuleReader} from '../../plugins/asset-index/readAssetModule';
import {sitePages as mentioningPages} from '../../plugins/markdown/sitePages';
import type {
  PageReport,
  ReportedLength,
} from '../../src/features/author-panel/lib/report';
import {isInLockedArea} from '../../src/site/contentAreas';
import {checkText, inspectPage} from '../check-page/checkPage';
import type {PageFault} from '../../plugins/pages/pageFault';
import {readBuildFaults} from '../check-page/readFaults';
import {sitePages, type SitePage} from '../check-page/sitePages';
import {localizedCopy} from '../localizedCopy';
import {siteDir} from '../siteDir';
import {SITE_WORDS, WORLD_WORDS} from '../spelling/wordLists';
import {describePage} from '../words/describePage';
import {lengths, measure} from '../words/report';
import {createTextCheck} from './createTextCheck';
import {reportPictures} from './listPictureFaults';
import {listUnlinked} from './listUnlinked';
import {isFile, listAssetRequests, listPageSheets} from './pageParts';

/** Git is not asked, because no fault depends on dates. */
const noHistories = () => Promise.resolve(new Map());

/** Creates readers of the files that a page can show: those of static/, and its own if it is locked. */
function fileReaders({path, area}: Pick<SitePage, 'path' | 'area'>) {
  const readAssets = assetReader({
    staticDir: join(siteDir, 'static'),
    histories: noHistories,
  });
  const readOwn = isInLockedArea(path)
    ? assetReader({
        staticDir: join(siteDir, 'docs'),
        only: area,
        histories: noHistories,
      })
    : () => Promise.resolve([]);
  return {siteDir, readAssets, readOwn, onDemand: true};
}

function isSheet(path: string): boolean {
  return path.endsWith('.csv');
}

/** Replaces a folder by the sheets in it, and leaves out other files. */
function expandFolder(path: string): readonly string[] {
  return statSync(join(siteDir, path)).isDirectory()
    ? readdirSync(join(siteDir, path))
        .map((name) => posix.join(path, name))
        .filter(isSheet)
    : [path].filter(isSheet);
}

/** Measures a page; a limit that is not finite is none. */
function measurePage(page: SitePage): ReportedLength {
  const {words, kind} = measure(describePage(page));
  const {least, most} = lengths[kind];
  return {words, least, most: Number.isFinite(most) ? most : null};
}

async function reportMentions(
  page: SitePage,
  links: readonly string[] | undefined,
): Promise<PageReport['mentions']> {
  const {byPath} = await mentioningPages(siteDir);
  const self = byPath.get(page.path);
  if (self === undefined || links === undefined) {
    return null;
  }
  const linked = links.map((link) => link.replace(/[?#].*$/, ''));
  return listUnlinked({
    self,
    content: page.content,
    pages: [...byPath.values()],
    linked: new Set(linked),
  });
}

/** Reports on a page: its faults, mentions, pictures, length and sheets. */
async function reportPage(
  page: SitePage,
  pages: readonly SitePage[],
): Promise<PageReport> {
  const imports = new Set<string>();
  const record: ReadModule = (request) => {
    imports.add(request);
    return Promise.resolve(undefined);
  };
  const files = fileReaders(page);
  const {faults, links} = await inspectPage(page, pages, [
    record,
    assetModuleReader(files),
  ]);
  const pictures = await reportPictures(
    page,
    listAssetRequests(imports),
    files.readAssets,
  );
  return {
    path: page.path,
    faults,
    mentions: await reportMentions(page, links),
    pictures: pictures.count,
    pictureFaults: pictures.faults,
    length: measurePage(page),
    sheets: listPageSheets(page.path, page.content, imports).flatMap(
      expandFolder,
    ),
  };
}

/**
 * Reports on the page at an address; null if no author has written a page there. If pages cannot be
 * read, the report tells why.
 */
export async function reportAddress(
  address: string,
): Promise<PageReport | null> {
  let pages: readonly SitePage[];
  try {
    pages = await sitePages();
  } catch (error) {
    return describeUnreadable((error as Error).message);
  }
  const page = pages.find((each) => each.address === address);
  return page === undefined ? null : reportPage(page, pages);
}

/** Describes a page whose front matter is not YAML, by the message that names file and line. */
function describeUnreadable(message: string): PageReport {
  const path = /docs\/[^\s:]+\.mdx?/.exec(message)?.[0] ?? 'docs';
  return {
    path,
    faults: readBuildFaults({path, source: '', message}),
    mentions: null,
    pictures: 0,
    pictureFaults: [],
    length: {words: 0, least: null, most: null},
    sheets: [],
  };
}

/** What the check of texts reads besides the page. */
const TEXT_SETTINGS = [
  'cspell.json',
  '.markdownlint-cli2.jsonc',
  WORLD_WORDS,
  SITE_WORDS,
];

/** Returns a fingerprint of all that the faults of a text depend on. */
function getTextState({content}: SitePage): string {
  const times = TEXT_SETTINGS.map((path) =>
    isFile(path) ? statSync(join(siteDir, path)).mtimeMs : 0,
  );
  return JSON.stringify([content, times]);
}

const texts = createTextCheck(checkText);

/**
 * Finds faults of spelling and Markdown on the page at an address; none if there is no page, and
 * null if the check is stopped. Texts in other languages than the main one are not checked.
 */
export async function checkAddress(
  address: string,
): Promise<readonly PageFault[] | null> {
  const page = (await sitePages()).find((each) => each.address === address);
  return page === undefined || localizedCopy !== undefined
    ? []
    : texts.find(page.path, getTextState(page));
}

/** Stops the check of a text. */
export function stopTextCheck(): void {
  texts.stop();
}
