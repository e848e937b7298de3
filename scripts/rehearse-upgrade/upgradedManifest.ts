/** What a package.json says of packages. */
export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The versions that are rehearsed. */
export type Versions = {
  readonly docusaurus: string;
  /** The range of Node that Docusaurus asks for, which the package `node` brings. */
  readonly node: string;
};

function raised(
  packages: Readonly<Record<string, string>>,
  version: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, now]) => [
      name,
      name.startsWith('@docusaurus/') ? version : now,
    ]),
  );
}

/** Asks for other versions of Docusaurus and Node, and leaves all else as it is. */
export function upgradedManifest<Given extends Manifest>(
  manifest: Given,
  {docusaurus, node}: Versions,
): Given {
  return {
    ...manifest,
    dependencies: raised(manifest.dependencies, docusaurus),
    devDependencies: {...raised(manifest.devDependencies, docusaurus), node},
  };
}

const CANARY = /^(?<major>\d+)\.\d+\.\d+-canary-(?<build>\d+)$/;

/**
 * The canary of the highest major version that was made last.
 *
 * @throws Error where there is none.
 */
export function newestCanary(versions: readonly string[]): string {
  const canaries = versions
    .flatMap((version) => {
      const groups = CANARY.exec(version)?.groups;
      return groups === undefined
        ? []
        : [
            {
              version,
              major: Number(groups['major']),
              build: Number(groups['build']),
            },
          ];
    })
    .toSorted((a, b) => b.major - a.major || b.build - a.build);
  const [newest] = canaries;
  if (newest === undefined) {
    throw new Error(
      `found no canary among ${versions.length} versions of Docusaurus, expected one: say --docusaurus.`,
    );
  }
  return newest.version;
}
