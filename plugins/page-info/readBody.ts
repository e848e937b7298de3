import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** Reads the text of a page, without its front matter. */
export async function readBody(filePath: string): Promise<string> {
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
  });
  return content;
}
