import {execFile} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {PDFDocument} from '@cantoo/pdf-lib';
import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';
import type {PressedDocument} from './documentReport';

const run = promisify(execFile);

/** More than the text of all documents, in bytes. */
const LONGEST = 64 * 1024 * 1024;

async function getTitle(file: string): Promise<string> {
  const document = await PDFDocument.load(await readFile(file), {
    updateMetadata: false,
  });
  return document.getTitle() ?? '';
}

/**
 * Reads the documents below static/ by path, except those on Letter paper, with their text as the
 * site's search extracts it.
 */
export async function pressedDocuments(
  siteDir: string,
): Promise<readonly PressedDocument[]> {
  const staticDir = join(siteDir, 'static');
  const paths = (
    await Globby(['**/*.pdf', '!**/letter/*'], {cwd: staticDir})
  ).toSorted();
  const files = paths.map((path) => join(staticDir, path));
  const {stdout} = await run(
    process.execPath,
    [join(siteDir, 'plugins/search-index/pdfText.mjs'), ...files],
    {maxBuffer: LONGEST},
  );
  const texts = JSON.parse(stdout) as readonly (readonly string[])[];
  const titles = await Promise.all(files.map(getTitle));
  return paths.map((path, index) => ({
    path: `/${path}`,
    title: titles[index] ?? '',
    texts: texts[index] ?? [],
    bytes: statSync(files[index] ?? '').size,
  }));
}
