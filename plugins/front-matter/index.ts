import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  readFrontMatter,
  type PageSource,
  type ReadPage,
} from '../../src/shared/model/readFrontMatter';
import {findFaults} from './findFaults';
import {readWithoutFaults} from './readWithoutFaults';
import {toDocusaurus} from './toDocusaurus';
import {isHouseFrontMatter} from './isHouseFrontMatter';

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
    throw new Error(
      findFaults({path, content: fileContent, frontMatter}).join('\n'),
    );
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
