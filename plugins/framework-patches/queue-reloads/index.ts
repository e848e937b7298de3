import * as reloads from '@docusaurus/core/lib/server/site';
import type {Plugin} from '@docusaurus/types';
import {queueReloads} from './queueReloads';
import {Joi, validatorFor} from '../../validate-options/validatorFor';

/** What the plugin must be told. */
export type Options = {
  /** Resolves when reloads may begin. */
  readonly ready: () => Promise<void>;
};

/** The keys of the bundler's configuration that are used here; Docusaurus knows those of webpack alone. */
type Configured = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;

/** Has areas that change at once, while the site is written, all be seen. */
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
          // Called once, where plugins are made again with each change of the configuration.
          onListening: () => {
            queueReloads(reloads, ready);
          },
        },
      };
      return isServer ? {} : configured;
    },
  };
}

export const validateOptions = validatorFor<Options>({
  ready: Joi.function().required(),
});
