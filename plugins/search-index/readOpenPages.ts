import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {
  contentAreas,
  openAreas,
  type ContentArea,
} from '../../src/site/contentAreas';
import {stubFolder} from '@engine/docs-lock/lockedFolders';
import type {OpenPage} from './pageRecords';
import {readPage} from '../pages/readPages';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

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
  {source, permalink, title, description, frontMatter}: Doc,
  {label}: ContentArea,
  {siteDir, baseUrl}: SitePlace,
): Promise<OpenPage> {
  const {body} = await readPage(siteDir, source.replace(/^@site\//, ''));
  return {
    to: permalink.replace(baseUrl, '/'),
    title,
    area: label,
    // Without an author's description, Docusaurus derives one from the first lines, which are
    // indexed anyway.
    description: frontMatter.description === undefined ? '' : description,
    aliases: listTexts(frontMatter['aliases']),
    markdown: body,
  };
}

/** The pages of an area, as its docs plugin knows them. */
function listDocs({id}: ContentArea, all: AllContent): readonly Doc[] {
  const content = all['docusaurus-plugin-content-docs']?.[id] as
    LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap(({docs}) =>
    docs.filter(({draft, unlisted}) => !draft && !unlisted),
  );
}

/** Whether a page is the stub of a locked one. */
function isStub({source}: Doc): boolean {
  return source.startsWith(`@site/${stubFolder}/`);
}

/** The areas that are locked in this build. */
export function lockedIds(all: AllContent): readonly string[] {
  return contentAreas
    .filter((area) => listDocs(area, all).some(isStub))
    .map(({id}) => id);
}

/** Reads the public pages; the files of others are not even opened. */
export async function readOpenPages(
  all: AllContent,
  site: SitePlace,
): Promise<readonly OpenPage[]> {
  const pages = openAreas.flatMap((area) =>
    listDocs(area, all)
      .filter((doc) => !isStub(doc))
      .map((doc) => openPage(doc, area, site)),
  );
  return Promise.all(pages);
}
