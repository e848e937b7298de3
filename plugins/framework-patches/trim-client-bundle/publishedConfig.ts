/** Settings that only the build needs. Some of them reveal where it ran. */
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

/** Colors of the theme's highlighter, which this site does without. */
const HIGHLIGHTER_KEY = 'prism';

const BEGIN = 'export default ';

type Settings = Readonly<Record<string, unknown>>;

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null;
}

function omitKeys(settings: Settings, keys: ReadonlySet<string>): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([key]) => !keys.has(key)),
  );
}

/**
 * Removes the settings of the build and of the highlighter from the module of the site's
 * configuration.
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
  const config = omitKeys(JSON.parse(json) as Settings, BUILD_KEYS);
  const {themeConfig} = config;
  const kept = isSettings(themeConfig)
    ? {
        ...config,
        themeConfig: omitKeys(themeConfig, new Set([HIGHLIGHTER_KEY])),
      }
    : config;
  return `${BEGIN}${JSON.stringify(kept)};`;
}
