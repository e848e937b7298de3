import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withCategories} from './categoryRoutes';
import {describePages} from './describePages';
import {followOrder} from './followOrder';
import type {PluginOptions} from './options';
import {trimGlobalData} from './trimGlobalData';
import {withoutTagRoutes} from './withoutTagRoutes';

/**
 * The docs plugin of one area. It keeps Docusaurus' own plugin name, so that the docs theme
 * recognizes it.
 */
export default async function areaDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  const {siteDir, generatedFilesDir} = context;
  const order =
    options.followsSidebars === true
      ? [await followOrder({siteDir, generatedFilesDir, id: options.id})]
      : [];
  return {
    ...docs,

    getPathsToWatch() {
      return [...(docs.getPathsToWatch?.() ?? []), ...order];
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
