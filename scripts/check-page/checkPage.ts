import {execFile} from 'node:child_process';
import {checkFrontMatter} from '../../plugins/front-matter/checkFrontMatter';
import {describeFaults} from '../../plugins/front-matter/describeFaults';
import {areaById} from '../../src/site/contentAreas';
import {pageReader} from '../press/read/pageReader';
import {checkLinks} from './checkLinks';
import {checkNames} from './checkNames';
import type {PageFault} from '../../plugins/pages/pageFault';
import {
  readBuildFaults,
  readMarkdownFaults,
  readSpellingFaults,
} from './readFaults';
import {readTreeAddresses} from '../../plugins/pages/treeAddresses';
import {sitePages, type SitePage} from './sitePages';

type ToolRun = {
  readonly name: string;
  readonly args: readonly string[];
  readonly readFaults: (output: string) => readonly PageFault[];
};

/**
 * Runs a tool of `npm run check`; if it fails without reporting a fault, the tool itself is
 * broken.
 */
function runTool(
  siteDir: string,
  {name, args, readFaults}: ToolRun,
): Promise<readonly PageFault[]> {
  return new Promise((resolve, reject) => {
    execFile('npx', [name, ...args], {cwd: siteDir}, (error, out, noise) => {
      const faults = readFaults(`${out}\n${noise}`);
      if (error !== null && faults.length === 0) {
        reject(new Error(`${name} failed: ${out}${noise}`));
        return;
      }
      resolve(faults);
    });
  });
}

/** Processes a page through the steps of the build, and checks its links. */
async function checkBuild(
  siteDir: string,
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
    return await checkLinks({
      address,
      source,
      tree: await readAddresses(address),
      addresses: new Set(['/', ...pages.map((other) => other.address)]),
      readAnchors: async (at) => (await readAddresses(at)).anchors,
    });
  } catch (error) {
    return readBuildFaults({path, source, message: (error as Error).message});
  }
}

async function checkText(
  siteDir: string,
  {path}: SitePage,
): Promise<readonly PageFault[]> {
  const faults = await Promise.all([
    runTool(siteDir, {
      name: 'cspell',
      args: ['--no-progress', '--no-summary', path],
      readFaults: readSpellingFaults,
    }),
    runTool(siteDir, {
      name: 'markdownlint-cli2',
      args: ['--no-globs', path],
      readFaults: readMarkdownFaults,
    }),
  ]);
  return faults.flat();
}

/**
 * Finds the faults of a page.
 *
 * @throws Error if there is no page at that path.
 */
export async function checkPage(
  siteDir: string,
  path: string,
): Promise<readonly PageFault[]> {
  const pages = await sitePages();
  const page = pages.find((other) => other.path === path);
  if (page === undefined) {
    throw new Error(
      `found "${path}", expected the path of a page: a file below docs/ that ends in .md or .mdx and does not begin with _.`,
    );
  }
  const {content, frontMatter} = page;
  const faults = checkFrontMatter(frontMatter);
  const message = describeFaults([{path, content, faults}]);
  const found = await Promise.all([
    faults.length > 0
      ? readBuildFaults({path, source: content, message})
      : checkBuild(siteDir, page, pages),
    checkNames(page, pages),
    checkText(siteDir, page),
  ]);
  return found.flat();
}
