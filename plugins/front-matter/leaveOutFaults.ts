import {basename, extname} from 'node:path';
import {folderTitle} from '../../src/lib/folderTitle';
import {checkFrontMatter} from './checkFrontMatter';

type FrontMatter = Readonly<Record<string, unknown>>;

/** The key that a fault stands below: `tag` of `tag[1]`. */
function topKey(key: string): string {
  return key.replace(/[.[].*$/, '');
}

/** Leaves out keys that are not valid; a page without a title is called by its file. */
export function leaveOutFaults(
  frontMatter: FrontMatter,
  filePath: string,
): Record<string, unknown> {
  const faulty = new Set(
    checkFrontMatter(frontMatter).map(({key}) => topKey(key)),
  );
  const valid = Object.entries(frontMatter).filter(([key]) => !faulty.has(key));
  const title = folderTitle(basename(filePath, extname(filePath)));
  return {
    ...(faulty.size > 0 && {title}),
    ...Object.fromEntries(valid),
  };
}
