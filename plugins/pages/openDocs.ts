import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {stubFolder} from '../lock/folders';

/** A page as its docs plugin knows it. */
export type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/** A docs plugin instance, and its name for readers. */
export type DocsArea = {readonly id: string; readonly label: string};

/** A public page, with its area. */
export type OpenDoc = {readonly doc: Doc; readonly area: DocsArea};

type Instances = Readonly<Record<string, LoadedContent>>;

function getInstances(all: AllContent): Instances {
  return (all['docusaurus-plugin-content-docs'] ?? {}) as Instances;
}

/** The docs plugin instances of a site, in the order of its configuration. */
function listAreas(all: AllContent): readonly DocsArea[] {
  return Object.keys(getInstances(all)).map((id) => ({
    id,
    label: id === 'default' ? 'Docs' : id,
  }));
}

/** The pages of an area, except drafts and unlisted ones. */
function listDocs(id: string, all: AllContent): readonly Doc[] {
  const versions = getInstances(all)[id]?.loadedVersions ?? [];
  return versions.flatMap(({docs}) =>
    docs.filter(({draft, unlisted}) => !draft && !unlisted),
  );
}

/** Whether a page is the stub of a locked one. */
function isStub({source}: Doc): boolean {
  return source.startsWith(`@site/${stubFolder}/`);
}

/** Lists the public pages of some areas, or of all areas by default, in their order. */
export function listOpenDocs(
  all: AllContent,
  areas: readonly DocsArea[] = listAreas(all),
): readonly OpenDoc[] {
  return areas.flatMap((area) =>
    listDocs(area.id, all)
      .filter((doc) => !isStub(doc))
      .map((doc) => ({doc, area})),
  );
}

/** Lists the areas that are locked in this build. */
export function listLockedIds(all: AllContent): readonly string[] {
  return Object.keys(getInstances(all)).filter((id) =>
    listDocs(id, all).some(isStub),
  );
}

/** Returns the source of a page, as its path from the root of the project. */
export function getSourcePath({source}: Doc): string {
  return source.replace(/^@site\//, '');
}
