/** What the site is built with; readers have no use for it, and it tells where the build stood. */
const BUILD_KEYS: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

const BEGIN = 'export default ';

/**
 * Leaves out of the module of the site's configuration what only the build needs.
 *
 * @throws Error where the module is not the one that the framework writes.
 */
export function publishedConfig(source: string): string {
  const begin = source.indexOf(BEGIN);
  if (begin === -1) {
    throw new Error(
      `found no "${BEGIN.trim()}" in the configuration of the site, expected the module that Docusaurus writes.`,
    );
  }
  const json = source.slice(begin + BEGIN.length).replace(/;\s*$/, '');
  const config = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const kept = Object.entries(config).filter(([key]) => !BUILD_KEYS.has(key));
  return `${BEGIN}${JSON.stringify(Object.fromEntries(kept))};`;
}
