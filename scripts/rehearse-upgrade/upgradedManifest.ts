/** The package tables of a package.json. */
export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The versions to rehearse. */
export type Versions = {
  readonly docusaurus: string;
  /** The version range of the npm package `node`. */
  readonly node: string;
};

function isDocusaurus(name: string): boolean {
  return name.startsWith('@docusaurus/');
}

/** Lists the Docusaurus packages of a project. */
export function listDocusaurus({
  dependencies,
  devDependencies,
}: Manifest): readonly string[] {
  const names = Object.keys({...dependencies, ...devDependencies});
  return names.filter(isDocusaurus);
}

function raised(
  packages: Readonly<Record<string, string>>,
  version: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, now]) => [
      name,
      isDocusaurus(name) ? version : now,
    ]),
  );
}

/** Sets other versions of Docusaurus and Node; all else is unchanged. */
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

type Canary = {
  readonly version: string;
  readonly major: number;
  readonly build: number;
};

function parseCanary(version: string): readonly Canary[] {
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
}

/**
 * Finds the latest canary of the highest major version among those that all packages have.
 *
 * @param versions of each package.
 * @throws Error if they have none in common.
 */
export function newestCanary(versions: readonly (readonly string[])[]): string {
  const [first = [], ...others] = versions;
  const [newest] = first
    .filter((version) => others.every((list) => list.includes(version)))
    .flatMap(parseCanary)
    .toSorted((a, b) => b.major - a.major || b.build - a.build);
  if (newest === undefined) {
    throw new Error(
      `found no canary that all ${versions.length} packages of Docusaurus have, expected one: choose it with --docusaurus.`,
    );
  }
  return newest.version;
}
