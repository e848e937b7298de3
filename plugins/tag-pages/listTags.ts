import {language} from '../../src/shared/model/language';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {tags as meanings} from '../../world/tags';
import {
  tagAddress,
  tagsAddress,
  type TaggedPages,
} from '../page-info/model/namedPages';
import {contentAreas} from '../../src/site/contentAreas';

/** The fields of a page in use. */
type Page = Pick<
  LoadedContent['loadedVersions'][number]['docs'][number],
  'title' | 'permalink' | 'description' | 'unlisted' | 'tags'
>;

/** The pages of each area, by its id. */
export type PagesOfAreas = Readonly<Record<string, readonly Page[]>>;

function hasTag({tags, unlisted}: Page, label: string): boolean {
  return !unlisted && tags.some((tag) => tag.label === label);
}

function listAreas(pages: PagesOfAreas, label: string): TaggedPages['areas'] {
  return contentAreas.flatMap(({id}) => {
    const items = (pages[id] ?? [])
      .filter((page) => hasTag(page, label))
      .map(({title, permalink, description}) => ({
        title,
        permalink,
        description,
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, language));
    return items.length === 0 ? [] : [{id, items}];
  });
}

/**
 * Lists the tags that pages have, sorted by name, each with its pages in the order of the areas.
 */
export function listTags(
  pages: PagesOfAreas,
  basePath: string,
): readonly TaggedPages[] {
  return Object.entries(meanings)
    .map(([label, description]) => ({
      label,
      description,
      permalink: tagAddress(label, basePath),
      allTagsPath: tagsAddress(basePath),
      areas: listAreas(pages, label),
    }))
    .filter(({areas}) => areas.length > 0)
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
