import {pageAddress} from '../../src/shared/model/pageAddress';
import type {AuthoredPage} from './readPages';

/** Returns the address of a page without base path: that of its file, or the `slug` of its front matter. */
export function findAddress({
  path,
  frontMatter: {slug},
}: Pick<AuthoredPage, 'path' | 'frontMatter'>): string {
  const [, area = '', ...steps] = path.split('/');
  return `/${area}${typeof slug === 'string' ? slug : pageAddress(steps.join('/'))}`;
}
