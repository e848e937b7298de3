/** Settings that only the build needs, some of which reveal where it ran. */
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
 * Removes build settings from the module of the site's configuration.
 *
 * @throws Error if the module does not have the form that the framework writes.
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
