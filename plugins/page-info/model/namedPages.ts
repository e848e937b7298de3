import type {CatalogueLine} from '../../navigation/model/catalogue';
import {kebabCase} from '../../../src/shared/model/kebabCase';

/** A tag or a category, and the page that lists its pages. */
export type NameLink = {readonly label: string; readonly permalink: string};

/** A page in the list of a tag or category. */
export type NamedPage = {
  readonly title: string;
  readonly permalink: string;
  readonly description?: string | undefined;
};

/** A tag or a category with its description. */
export type DescribedName = NameLink & {
  readonly description?: string | undefined;
  /** Address of the list of all names of its kind. */
  readonly allTagsPath: string;
};

/** The content of the page of a category. */
export type NamedPages = DescribedName & {
  /** Its pages, sorted by title. */
  readonly items: readonly NamedPage[];
};

/** The content of the page of a tag. */
export type TaggedPages = DescribedName & {
  /** The areas that have pages with the tag, in their order. */
  readonly areas: readonly {
    readonly id: string;
    /** The pages of the area, sorted by title. */
    readonly items: readonly NamedPage[];
  }[];
};

/** A name in the list of all names of its kind. */
export type NameCount = NameLink & {
  readonly description?: string | undefined;
  /** Number of its pages. */
  readonly count: number;
};

/** Returns the address of the list of all tags; the base path ends with a slash. */
export function tagsAddress(basePath: string): string {
  return `${basePath}tags/`;
}

export function tagAddress(label: string, basePath: string): string {
  return `${tagsAddress(basePath)}${kebabCase(label)}.html`;
}

export function categoriesAddress(area: string): string {
  return `${area.replace(/\/$/, '')}/categories/`;
}

export function categoryLinks(
  names: readonly string[],
  area: string,
): readonly NameLink[] {
  return names.map((label) => ({
    label,
    permalink: `${categoriesAddress(area)}${kebabCase(label)}.html`,
  }));
}

/** Converts a page to a line of a catalogue. */
export function toLine({
  title,
  permalink,
  description,
}: NamedPage): CatalogueLine {
  return {title, href: permalink, description, children: []};
}
