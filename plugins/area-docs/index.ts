import {join} from 'node:path';
import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withCategories} from './categoryRoutes';
import {describePages} from './describePages';
import type {PluginOptions} from './options';
import {SIDEBARS} from './sidebarFile';
import {trimGlobalData} from './trimGlobalData';
import {withoutTagRoutes} from './withoutTagRoutes';

/** A docs plugin instance for one area, under Docusaurus' own plugin name so that its theme knows it. */
export default async function areaDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  return {
    ...docs,

    getPathsToWatch() {
      const own = docs.getPathsToWatch?.() ?? [];
      return options.followsSidebars === true
        ? [...own, join(context.siteDir, SIDEBARS)]
        : own;
    },

    async contentLoaded({content, actions}) {
      await docs.contentLoaded?.({
        content: await describePages(content, options, context.baseUrl),
        actions: {
          ...actions,
          addRoute(route) {
            const ownPages = withoutTagRoutes(route, options);
            actions.addRoute(withCategories(ownPages, content));
          },
          setGlobalData(data) {
            actions.setGlobalData(trimGlobalData(data));
          },
        },
      });
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
