type Versions = {
  readonly docusaurusVersion?: unknown;
  readonly siteVersion?: unknown;
};

/** Removes the list of plugins from the site metadata, which only Docusaurus' debug pages show. */
export function publishedMetadata(source: string): string {
  const {docusaurusVersion, siteVersion} = JSON.parse(source) as Versions;
  return JSON.stringify({docusaurusVersion, siteVersion, pluginVersions: {}});
}
