import {join, relative, sep} from 'node:path';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {
  readFrontMatter,
  type PageSource,
  type ReadPage,
} from '../../src/shared/lib/readFrontMatter';
import {checkFrontMatter} from './checkFrontMatter';
import {describeFaults} from './describeFaults';
import {readWithoutFaults} from './readWithoutFaults';
import {readPages} from '../pages/readPages';
import {toDocusaurus} from './toDocusaurus';
import {isHouseFrontMatter} from './isHouseFrontMatter';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

/** Describes faults in front matter; undefined if there are none. */
async function findFaults(siteDir: string): Promise<string | undefined> {
  const pages = await readPages(siteDir);
  const faulty = pages
    .map((page) => ({...page, faults: checkFrontMatter(page.frontMatter)}))
    .filter(({faults}) => faults.length > 0);
  return faulty.length === 0 ? undefined : describeFaults(faulty);
}

/** Creates a check of front matter for the development server. */
export function frontMatterCheck(siteDir: string) {
  const folders = [join(siteDir, 'docs')];
  return {find: () => findFaults(siteDir), folders, files: []};
}

/** In development, frontMatterCheck reports faults instead. */
type Parts = {readonly isBuild: boolean};

/** Fails the build before it starts if any front matter is invalid. */
export default async function frontMatterPlugin(
  context: LoadContext,
  _options?: unknown,
  {isBuild}: Parts = siteParts(context),
): Promise<Plugin> {
  const fault = isBuild ? await findFaults(context.siteDir) : undefined;
  if (fault !== undefined) {
    throw new Error(fault);
  }
  return {name: 'front-matter'};
}

function parse(
  {filePath, fileContent}: PageSource,
  read: (source: PageSource) => ReadPage,
): ReadPage {
  const path = relative(process.cwd(), filePath).split(sep).join('/');
  const parsed = read({filePath: path, fileContent});
  const inArea = /^docs\/[^/]+\/(?<pathInArea>(?:[^/]+\/)*[^_/][^/]*)$/.exec(
    path,
  )?.groups?.['pathInArea'];
  if (inArea === undefined) {
    return parsed;
  }
  const {frontMatter} = parsed;
  if (!isHouseFrontMatter(frontMatter)) {
    const faults = checkFrontMatter(frontMatter);
    throw new Error(describeFaults([{path, content: fileContent, faults}]));
  }
  return {...parsed, frontMatter: {...toDocusaurus(frontMatter, inArea)}};
}

/** Parses the front matter of a page, and for pages of an area adds the keys that Docusaurus needs. */
export const parseFrontMatter: ParseFrontMatter = (params) =>
  new Promise((resolve) => {
    resolve(parse(params, readFrontMatter));
  });

/** Parses the front matter of a page without invalid keys, so that the page can be viewed while its author fixes it. */
export const parseWithoutFaults: ParseFrontMatter = (params) =>
  new Promise((resolve) => {
    resolve(parse(params, readWithoutFaults));
  });

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
