import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {stubFolder} from '../lock/folders';
import {
  contentAreas,
  openAreas,
  type ContentArea,
} from '../../src/site/contentAreas';

/** A page as its docs plugin knows it. */
export type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/** A public page, with its area. */
export type OpenDoc = {readonly doc: Doc; readonly area: ContentArea};

/** The pages of an area, except drafts and unlisted ones. */
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

/** Lists the public pages, in the order of areas. */
export function listOpenDocs(all: AllContent): readonly OpenDoc[] {
  return openAreas.flatMap((area) =>
    listDocs(area, all)
      .filter((doc) => !isStub(doc))
      .map((doc) => ({doc, area})),
  );
}

/** Lists the areas that are locked in this build. */
export function listLockedIds(all: AllContent): readonly string[] {
  return contentAreas
    .filter((area) => listDocs(area, all).some(isStub))
    .map(({id}) => id);
}

/** Returns the source of a page, as its path from the root of the project. */
export function getSourcePath({source}: Doc): string {
  return source.replace(/^@site\//, '');
}
