import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {
  AllContent,
  LoadContext,
  Plugin,
  RouteConfig,
} from '@docusaurus/types';
import {
  tagsAddress,
  type NameCount,
  type TaggedPages,
} from '../page-info/model/namedPages';
import {listTags, type PagesOfAreas} from './listTags';

function collectPages(allContent: AllContent): PagesOfAreas {
  const areas = Object.entries(
    allContent['docusaurus-plugin-content-docs'] ?? {},
  );
  return Object.fromEntries(
    areas.map(([id, content]) => [
      id,
      (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs),
    ]),
  );
}

function countPages({
  label,
  permalink,
  description,
  areas,
}: TaggedPages): NameCount {
  const count = areas.reduce((sum, {items}) => sum + items.length, 0);
  return {label, permalink, description, count};
}

/** Describes the routes of the tag pages and of their list; none if no page has a tag. */
function makeRoutes(
  tags: readonly TaggedPages[],
  basePath: string,
): readonly RouteConfig[] {
  return tags.length === 0
    ? []
    : [
        {
          path: tagsAddress(basePath),
          component: '@site/plugins/tag-pages/theme/TagListPage',
          exact: true,
          props: {tags: tags.map(countPages)},
        },
        ...tags.map((tag) => ({
          path: tag.permalink,
          component: '@site/plugins/tag-pages/theme/TagPage',
          exact: true,
          props: {tag},
        })),
      ];
}

/** Adds a page for each tag, with the pages of all areas that have it, and a list of all tags. */
export default function tagPagesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'tag-pages',

    allContentLoaded({allContent, actions}) {
      const tags = listTags(collectPages(allContent), baseUrl);
      makeRoutes(tags, baseUrl).forEach(actions.addRoute);
    },
  };
}
