import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readFrontMatter} from '../../src/shared/lib/readFrontMatter';
import type {WrittenPage} from './report';

/**
 * Reads a page as it was written.
 *
 * @param file its path below the folder of all pages.
 * @throws Error where what stands at its top is not YAML.
 */
export function readPage(docsDir: string, file: string): WrittenPage {
  const filePath = join(docsDir, file);
  const {frontMatter, content} = readFrontMatter({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
  });
  const {tag} = frontMatter;
  return {
    page: file.replace(/\.mdx?$/, ''),
    markdown: content,
    tags: Array.isArray(tag) ? tag.map(String) : [],
  };
}
