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
import {Joi, validatorFor} from '../validate-options/validatorFor';

type Options = {
  /** Whether faults are told by frontMatterCheck; a build stops. */
  readonly onDemand?: boolean;
};

/** Says what is wrong at the top of pages; nothing where all is well. */
async function findFaults(siteDir: string): Promise<string | undefined> {
  const pages = await readPages(siteDir);
  const faulty = pages
    .map((page) => ({...page, faults: checkFrontMatter(page.frontMatter)}))
    .filter(({faults}) => faults.length > 0);
  return faulty.length === 0 ? undefined : describeFaults(faulty);
}

/** Has faults at the top of pages looked for while pages are written. */
export function frontMatterCheck(siteDir: string) {
  const folders = [join(siteDir, 'docs')];
  return {find: () => findFaults(siteDir), folders, files: []};
}

/** Stops the build before it begins where any page has front matter that is not valid. */
export default async function frontMatterPlugin(
  {siteDir}: LoadContext,
  {onDemand = false}: Options = {},
): Promise<Plugin> {
  const fault = onDemand ? undefined : await findFaults(siteDir);
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

/** Reads the front matter of a page, and adds what Docusaurus needs to pages of an area. */
export const parseFrontMatter: ParseFrontMatter = (params) =>
  new Promise((resolve) => {
    resolve(parse(params, readFrontMatter));
  });

/** Reads the front matter of a page without what is not valid, so that the page can be seen while its author mends it. */
export const parseWithoutFaults: ParseFrontMatter = (params) =>
  new Promise((resolve) => {
    resolve(parse(params, readWithoutFaults));
  });

export const validateOptions = validatorFor<Options>({
  onDemand: Joi.boolean(),
});
