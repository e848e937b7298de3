import {relative, sep} from 'node:path';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {readFrontMatter, type ReadPage} from '../../src/lib/readFrontMatter';
import {checkFrontMatter} from './checkFrontMatter';
import {describeFaults} from './describeFaults';
import {readPages} from './readPages';
import {toDocusaurus} from './toDocusaurus';
import {isHouseFrontMatter} from './isHouseFrontMatter';

/** Stops the build before it begins where any page has front matter that is not valid. */
export default async function frontMatterPlugin({
  siteDir,
}: LoadContext): Promise<Plugin> {
  const pages = await readPages(siteDir);
  const faulty = pages
    .map((page) => ({...page, faults: checkFrontMatter(page.frontMatter)}))
    .filter(({faults}) => faults.length > 0);
  if (faulty.length > 0) {
    throw new Error(describeFaults(faulty));
  }
  return {name: 'front-matter'};
}

function parse({
  filePath,
  fileContent,
}: Parameters<ParseFrontMatter>[0]): ReadPage {
  const path = relative(process.cwd(), filePath).split(sep).join('/');
  const parsed = readFrontMatter({filePath: path, fileContent});
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
    resolve(parse(params));
  });
