import {checkFrontMatter} from '../../plugins/front-matter/checkFrontMatter';
import {describeFaults} from '../../plugins/front-matter/describeFaults';
import {areaById} from '../../src/site/contentAreas';
import {pageReader} from '../press/read/pageReader';
import {siteDir} from '../siteDir';
import {checkLinks} from './checkLinks';
import {checkNames} from './checkNames';
import {checkQuestions} from './checkQuestions';
import type {PageFault} from '../../plugins/pages/pageFault';
import {readQuestions} from '../../plugins/search-index/readQuestions';
import {
  readBuildFaults,
  readMarkdownFaults,
  readSpellingFaults,
} from './readFaults';
import {readTreeAddresses} from '../../plugins/pages/treeAddresses';
import {runTool} from './runTool';
import {sitePages, type SitePage} from './sitePages';

/** Processes a page through the steps of the build, and returns its faults and those of its links. */
async function buildPage(
  page: SitePage,
  pages: readonly SitePage[],
): Promise<readonly PageFault[]> {
  const {path, address, content: source, area} = page;
  try {
    const read = await pageReader(siteDir, {
      id: area,
      locked: areaById(area)?.locked ?? false,
    });
    const readAddresses = async (at: string) => {
      const target = pages.find((other) => other.address === at);
      const id = target?.path.replace(/^docs\/|\.mdx?$/g, '') ?? '';
      return readTreeAddresses((await read(id)).tree);
    };
    const tree = await readAddresses(address);
    const faults = await checkLinks({
      address,
      source,
      tree,
      addresses: new Set(['/', ...pages.map((other) => other.address)]),
      readAnchors: async (at) => (await readAddresses(at)).anchors,
    });
    const unanswered = checkQuestions(
      {address, anchors: tree.anchors},
      await readQuestions(siteDir),
    );
    return [...faults, ...unanswered];
  } catch (error) {
    const {message} = error as Error;
    return readBuildFaults({path, source, message});
  }
}

/** Finds words of a page that are in no list. */
function checkSpelling(path: string): Promise<readonly PageFault[]> {
  return runTool({
    name: 'cspell',
    args: ['--no-progress', '--no-summary', path],
    readFaults: readSpellingFaults,
  });
}

/** Finds faults of the Markdown of a page. */
function checkMarkdown(path: string): Promise<readonly PageFault[]> {
  return runTool({
    name: 'markdownlint-cli2',
    args: ['--no-globs', path],
    readFaults: readMarkdownFaults,
  });
}

/**
 * Finds a page of the site.
 *
 * @throws Error if there is no page at that path.
 */
function findPage(pages: readonly SitePage[], path: string): SitePage {
  const page = pages.find((other) => other.path === path);
  if (page === undefined) {
    throw new Error(
      `found "${path}", expected the path of a page: a file below docs/ that ends in .md or .mdx and does not begin with _.`,
    );
  }
  return page;
}

/** Processes a page, unless its front matter has faults. */
function buildUnlessFaulty(
  page: SitePage,
  pages: readonly SitePage[],
): readonly PageFault[] | Promise<readonly PageFault[]> {
  const {path, content, frontMatter} = page;
  const faults = checkFrontMatter(frontMatter);
  const message = describeFaults([{path, content, faults}]);
  return faults.length > 0
    ? readBuildFaults({path, source: content, message})
    : buildPage(page, pages);
}

/** What there is to say about a page. */
export type PageCheck = {
  readonly faults: readonly PageFault[];
  /** Names and words that are in no list, which may be new ones. */
  readonly unknown: readonly PageFault[];
};

/**
 * Finds the faults of a page, and the names and words on it that are in no list.
 *
 * @throws Error if there is no page at that path.
 */
export async function checkPage(path: string): Promise<PageCheck> {
  const pages = await sitePages();
  const page = findPage(pages, path);
  const [faults, names, words] = await Promise.all([
    buildUnlessFaulty(page, pages),
    checkNames(page, pages),
    checkSpelling(path),
  ]);
  // Not at the same time, as both together need more memory, and no less time on two processors.
  const inMarkdown = await checkMarkdown(path);
  return {faults: [...faults, ...inMarkdown], unknown: [...names, ...words]};
}
