/** The patches that are plugins, each a folder beside this file. */
const plugins = [
  'trim-client-bundle',
  'single-render-navigation',
  'mobile-breakpoint',
  'short-class-names',
] as const;

/** All patches that a site can be built without; the commands require what is no plugin. */
export const patches = [
  ...plugins,
  'deferred-modules',
  'swc-transpiler',
] as const;

/** What turns patches off: their names, between commas. */
const WITHOUT_PATCHES = 'SITE_WITHOUT_PATCHES';

/**
 * The plugins of the patches that are not turned off.
 *
 * @throws Error naming a patch that is not there.
 */
export function patchPlugins(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const names = (environment[WITHOUT_PATCHES] ?? '').split(',').filter(Boolean);
  const unknown = names.find((name) => !patches.some((each) => each === name));
  if (unknown !== undefined) {
    throw new Error(
      `${WITHOUT_PATCHES}: found "${unknown}", expected some of ${patches.join(', ')}.`,
    );
  }
  return plugins
    .filter((name) => !names.includes(name))
    .map((name) => `./plugins/framework-patches/${name}/index.ts`);
}
