import type {HouseFrontMatter} from '../../src/shared/model/frontMatter';
import {checkFrontMatter} from './checkFrontMatter';

/** Whether front matter is valid, and therefore has the shape that the theme expects. */
export function isHouseFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
): frontMatter is Readonly<Record<string, unknown>> & HouseFrontMatter {
  return checkFrontMatter(frontMatter).length === 0;
}
