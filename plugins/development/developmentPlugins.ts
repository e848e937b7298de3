import type {PluginConfig} from '@docusaurus/types';
import {idleCompiler} from './idleCompiler';
import type {Options} from './options';

/** The inputs of the development plugins. */
export type Given = Pick<Options, 'responders' | 'checks'> & {
  /** Called when files may have changed, to drop cached reads. */
  readonly forget: () => void;
};

/** Lists the plugins of the development server, as entries of the site's configuration. */
export function developmentPlugins({
  forget,
  ...given
}: Given): readonly PluginConfig[] {
  const idle = idleCompiler(forget);
  return [
    ['./plugins/development/index.ts', {...given, idle} satisfies Options],
    [
      './plugins/framework-patches/queue-reloads/index.ts',
      {ready: idle.whenIdle},
    ],
  ];
}
