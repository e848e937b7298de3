import {kebabCase} from '../../../shared/lib/kebabCase';

/** A tag or a category, and the page that lists what carries it. */
export type NameLink = {readonly label: string; readonly permalink: string};

/** What the list of the pages that carry a name says of one of them. */
export type NamedPage = {
  readonly title: string;
  readonly permalink: string;
  readonly description?: string | undefined;
};

/** What the page of a name says. */
export type NamedPages = NameLink & {
  /** What the name means. */
  readonly description?: string | undefined;
  /** Address of the list of all names of the kind. */
  readonly allTagsPath: string;
  /** The pages that carry the name, by title. */
  readonly items: readonly NamedPage[];
};

/** A name in the list of all names of its kind. */
export type NameCount = NameLink & {
  readonly description?: string | undefined;
  /** How many pages carry the name. */
  readonly count: number;
};

/** The address of the list of categories of an area, from the address of the area. */
export function categoriesAddress(area: string): string {
  return `${area.replace(/\/$/, '')}/categories/`;
}

/** The pages of categories, from their names and the address of the area. */
export function categoryLinks(
  names: readonly string[],
  area: string,
): readonly NameLink[] {
  return names.map((label) => ({
    label,
    permalink: `${categoriesAddress(area)}${kebabCase(label)}.html`,
  }));
}
