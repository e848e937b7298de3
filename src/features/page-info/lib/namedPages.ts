import {kebabCase} from '../../../shared/lib/kebabCase';

/** A tag or a category, and the page that lists its pages. */
export type NameLink = {readonly label: string; readonly permalink: string};

/** A page in the list of a tag or category. */
export type NamedPage = {
  readonly title: string;
  readonly permalink: string;
  readonly description?: string | undefined;
};

/** The content of the page of a tag or category. */
export type NamedPages = NameLink & {
  /** Description of the name. */
  readonly description?: string | undefined;
  /** Address of the list of all names of its kind. */
  readonly allTagsPath: string;
  /** Its pages, by title. */
  readonly items: readonly NamedPage[];
};

/** A name in the list of all names of its kind. */
export type NameCount = NameLink & {
  readonly description?: string | undefined;
  /** Number of its pages. */
  readonly count: number;
};

/** Returns the address of an area's list of categories. */
export function categoriesAddress(area: string): string {
  return `${area.replace(/\/$/, '')}/categories/`;
}

/** Links categories to their pages in an area. */
export function categoryLinks(
  names: readonly string[],
  area: string,
): readonly NameLink[] {
  return names.map((label) => ({
    label,
    permalink: `${categoriesAddress(area)}${kebabCase(label)}.html`,
  }));
}
