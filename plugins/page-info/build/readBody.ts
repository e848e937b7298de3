import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {readFrontMatter} from '../../../src/shared/model/readFrontMatter';

/** An import of a partial: a Markdown file. */
const partImport = /^import \w+ from '(\.\.?\/[^']+\.mdx?)';$/gm;

async function readOwn(filePath: string): Promise<string> {
  const {content} = readFrontMatter({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
  });
  return content.trim();
}

/** Reads the text of a page with its partials, without front matter. */
export async function readBody(filePath: string): Promise<string> {
  const own = await readOwn(filePath);
  const parts = [...own.matchAll(partImport)].map(([, path = '']) =>
    readBody(join(dirname(filePath), path)),
  );
  return [own, ...(await Promise.all(parts))].join('\n');
}
