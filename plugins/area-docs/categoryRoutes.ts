import {language} from '../../src/shared/model/language';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {HouseFrontMatter} from '../../src/shared/model/frontMatter';
import {
  categoriesAddress,
  categoryLinks,
  type NameCount,
  type NamedPages,
} from '../page-info/model/namedPages';
import {categories} from '../../world/tags';

type Version = Pick<LoadedContent['loadedVersions'][number], 'path' | 'docs'>;

const meanings: Readonly<Record<string, string>> = categories;

function listCategories({docs, path}: Version): readonly NamedPages[] {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const names = (doc: (typeof docs)[number]): readonly string[] =>
    (doc.frontMatter as HouseFrontMatter).category ?? [];
  const all = [...new Set(listed.flatMap(names))].toSorted();
  return categoryLinks(all, path).map((link) => ({
    ...link,
    description: meanings[link.label],
    allTagsPath: categoriesAddress(path),
    items: listed
      .filter((doc) => names(doc).includes(link.label))
      .map(({title, permalink, description}) => ({
        title,
        permalink,
        description,
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, language)),
  }));
}

function getCount({
  label,
  permalink,
  description,
  items,
}: NamedPages): NameCount {
  return {label, permalink, description, count: items.length};
}

/**
 * Routes of an area's category pages and of the list of categories; none if no page has a category.
 */
function categoryRoutes(version: Version): readonly RouteConfig[] {
  const found = listCategories(version);
  return found.length === 0
    ? []
    : [
        {
          path: categoriesAddress(version.path),
          component: '@site/plugins/page-info/theme/CategoryListPage',
          exact: true,
          props: {categories: found.map(getCount)},
        },
        ...found.map((category) => ({
          path: category.permalink,
          component: '@site/plugins/page-info/theme/CategoryPage',
          exact: true,
          props: {category},
        })),
      ];
}

/** Adds the category pages to the routes of an area, next to those of its tags. */
export function withCategories(
  route: RouteConfig,
  {loadedVersions}: LoadedContent,
): RouteConfig {
  return {
    ...route,
    routes: (route.routes ?? []).map((versionRoute) => ({
      ...versionRoute,
      routes: [
        ...(versionRoute.routes ?? []),
        ...loadedVersions
          .filter(({path}) => path === versionRoute.path)
          .flatMap(categoryRoutes),
      ],
    })),
  };
}
