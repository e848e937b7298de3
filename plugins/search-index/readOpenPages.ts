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

/** Where a site is. */
export type SitePlace = {
  readonly siteDir: string;
  /** Path that it is served under; begins and ends with a slash. */
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
    // Where an author wrote none, Docusaurus takes the first lines, which are there anyway.
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

/** Tells whether the known version of a page is the stub of a locked one. */
function isStub({source}: Doc): boolean {
  return source.startsWith(`@site/${stubFolder}/`);
}

/** The areas whose pages are locked in this build. */
export function lockedIds(all: AllContent): readonly string[] {
  return contentAreas
    .filter((area) => listDocs(area, all).some(isStub))
    .map(({id}) => id);
}

/** Reads the pages that everybody may read; of others, not even their files are opened. */
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
