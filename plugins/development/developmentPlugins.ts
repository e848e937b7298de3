import type {PluginConfig} from '@docusaurus/types';
import {idleCompiler} from './idleCompiler';
import type {Options} from './options';

/** What the development server must be told. */
export type Given = Pick<Options, 'responders' | 'checks'> & {
  /** Called when files may have changed: what was read of them is old. */
  readonly forget: () => void;
};

/** Lists the plugins that only the development server has, as the configuration of the site names them. */
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
