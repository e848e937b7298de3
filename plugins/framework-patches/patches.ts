/** The patches that are plugins, each a folder beside this file. */
const plugins = [
  'trim-client-bundle',
  'single-render-navigation',
  'head-after-hydration',
  'mobile-breakpoint',
  'short-class-names',
] as const;

/** All optional patches; those that are not plugins are required by the commands. */
export const patches = [
  ...plugins,
  'deferred-modules',
  'swc-transpiler',
] as const;

/** Environment variable with the names of disabled patches, separated by commas. */
const WITHOUT_PATCHES = 'SITE_WITHOUT_PATCHES';

/**
 * Lists the plugins of all enabled patches.
 *
 * @throws Error if a name is unknown.
 */
export function listPatchPlugins(
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
