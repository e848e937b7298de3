import {pageAddress} from '../../src/shared/model/pageAddress';
import type {AuthoredPage} from './readPages';

/**
 * Returns the address of a page, without base path: its `slug`, or else the address of its file.
 */
export function findAddress({
  path,
  frontMatter: {slug},
}: Pick<AuthoredPage, 'path' | 'frontMatter'>): string {
  const [, area = '', ...steps] = path.split('/');
  return `/${area}${typeof slug === 'string' ? slug : pageAddress(steps.join('/'))}`;
}
