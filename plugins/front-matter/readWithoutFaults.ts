import {basename, extname} from 'node:path';
import {folderTitle} from '../../src/shared/model/folderTitle';
import {
  dropFrontMatter,
  readFrontMatter,
  type PageSource,
  type ReadPage,
} from '../../src/shared/model/readFrontMatter';
import {checkFrontMatter} from './checkFrontMatter';

/** The top-level key of a fault, such as `tag` for `tag[1]`. */
function topKey(key: string): string {
  return key.replace(/[.[].*$/, '');
}

/** Reads only the text of a page whose front matter cannot be parsed. */
function readAny(source: PageSource): ReadPage {
  try {
    return readFrontMatter(source);
  } catch {
    return {frontMatter: {}, content: dropFrontMatter(source.fileContent)};
  }
}

/** Reads a page without invalid keys; a missing title is derived from the file name. */
export function readWithoutFaults(source: PageSource): ReadPage {
  const {frontMatter, content} = readAny(source);
  const faulty = new Set(
    checkFrontMatter(frontMatter).map(({key}) => topKey(key)),
  );
  const valid = Object.entries(frontMatter).filter(([key]) => !faulty.has(key));
  const {filePath} = source;
  const title = folderTitle(basename(filePath, extname(filePath)));
  return {
    content,
    frontMatter: {
      ...(faulty.size > 0 && {title}),
      ...Object.fromEntries(valid),
    },
  };
}
