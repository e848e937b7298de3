import type {PluginConfig} from '@docusaurus/types';
import {createIdleCompiler} from './createIdleCompiler';
import type {Options} from './options';

/** The inputs of the development plugins. */
export type DevelopmentOptions = Pick<Options, 'responders' | 'checks'> & {
  /** Called when files may have changed, to drop cached reads. */
  readonly clearCache: () => void;
};

/** Lists the plugins of the development server, as entries of the site's configuration. */
export function listDevelopmentPlugins({
  clearCache,
  ...options
}: DevelopmentOptions): readonly PluginConfig[] {
  const idle = createIdleCompiler(clearCache);
  return [
    ['./plugins/development/index.ts', {...options, idle} satisfies Options],
    [
      './plugins/framework-patches/queue-reloads/index.ts',
      {ready: idle.whenIdle},
    ],
  ];
}
