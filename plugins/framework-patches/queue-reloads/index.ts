import * as reloads from '@docusaurus/core/lib/server/site';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteParts} from '../../site/siteParts';
import {queueReloads} from './queueReloads';

/** The bundler configuration in use; Docusaurus types only the keys of webpack. */
type Configured = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;

/** Makes all simultaneous changes of several areas take effect in development. */
export default function queueReloadsPlugin(
  context: LoadContext,
): Plugin | null {
  const {isBuild, idle} = siteParts(context);
  if (isBuild) {
    return null;
  }
  return {
    name: 'queue-reloads',

    configureWebpack(_config, isServer): Configured {
      const configured = {
        plugins: [],
        devServer: {
          // Called once, although plugins are created again whenever the configuration changes.
          onListening: () => {
            queueReloads(reloads, idle.whenIdle);
          },
        },
      };
      return isServer ? {} : configured;
    },
  };
}
