import * as reloads from '@docusaurus/core/lib/server/site';
import type {Plugin} from '@docusaurus/types';
import {queueReloads} from './queueReloads';
import {Joi, createValidator} from '../../validate-options/createValidator';

/** The options of the plugin. */
export type Options = {
  /** Resolves when reloads may begin. */
  readonly ready: () => Promise<void>;
};

/** The bundler configuration in use; Docusaurus types only the keys of webpack. */
type Configured = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;

/** Makes simultaneous changes of several areas all take effect in development. */
export default function queueReloadsPlugin(
  _context: unknown,
  {ready}: Options,
): Plugin {
  return {
    name: 'queue-reloads',

    configureWebpack(_config, isServer): Configured {
      const configured = {
        plugins: [],
        devServer: {
          // Called once, although plugins are created again whenever the configuration changes.
          onListening: () => {
            queueReloads(reloads, ready);
          },
        },
      };
      return isServer ? {} : configured;
    },
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  ready: Joi.function().required(),
});
