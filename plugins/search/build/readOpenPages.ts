import {getSourcePath, type OpenDoc} from '../../pages/openDocs';
import {readPage} from '../../pages/readPages';
import type {OpenPage} from './pageRecords';

/** The location of a site. */
export type SitePlace = {
  readonly siteDir: string;
  /** Base path, with a leading and a trailing slash. */
  readonly baseUrl: string;
};

function listTexts(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : [];
}

async function openPage(
  {doc, area: {label}}: OpenDoc,
  {siteDir, baseUrl}: SitePlace,
): Promise<OpenPage> {
  const {permalink, title, description, frontMatter} = doc;
  const {body} = await readPage(siteDir, getSourcePath(doc));
  return {
    to: permalink.replace(baseUrl, '/'),
    title,
    area: label,
    // Without an author's description, Docusaurus derives one from the first lines, which are
    // indexed anyway.
    description: frontMatter.description === undefined ? '' : description,
    session: frontMatter['session'],
    aliases: listTexts(frontMatter['aliases']),
    markdown: body,
  };
}

/** Reads the public pages; the files of other pages are never opened. */
export async function readOpenPages(
  docs: readonly OpenDoc[],
  site: SitePlace,
): Promise<readonly OpenPage[]> {
  return Promise.all(docs.map((page) => openPage(page, site)));
}
