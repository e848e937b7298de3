import type {RouteConfig} from '@docusaurus/types';
import type {PluginOptions} from './options';

type TagOptions = Pick<
  PluginOptions,
  'docTagsListComponent' | 'docTagDocListComponent'
>;

/**
 * Removes the tag pages of an area from its routes, because the tags of all areas share their
 * pages.
 */
export function withoutTagRoutes(
  route: RouteConfig,
  options: TagOptions,
): RouteConfig {
  const {docTagsListComponent, docTagDocListComponent} = options;
  const removed = new Set([docTagsListComponent, docTagDocListComponent]);
  return {
    ...route,
    ...(route.routes && {
      routes: route.routes
        .filter(({component}) => !removed.has(component))
        .map((inner) => withoutTagRoutes(inner, options)),
    }),
  };
}
