import {join} from 'node:path';
import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withCategories} from './categoryRoutes';
import {describePages} from './describePages';
import type {PluginOptions} from './options';
import {SIDEBARS} from './sidebarFile';
import {trimGlobalData} from './trimGlobalData';

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
        content: await describePages(content, options),
        actions: {
          ...actions,
          addRoute(route) {
            actions.addRoute(withCategories(route, content));
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
