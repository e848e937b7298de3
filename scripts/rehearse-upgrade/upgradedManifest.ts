/** What a package.json says of packages. */
export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The versions that are rehearsed. */
export type Versions = {
  readonly docusaurus: string;
  /** The range of Node that the package `node` brings. */
  readonly node: string;
};

function isDocusaurus(name: string): boolean {
  return name.startsWith('@docusaurus/');
}

/** Lists the packages of Docusaurus that a project names. */
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
 * The canary of the highest major version that was made last, among those that every package has.
 *
 * @param versions of each package.
 * @throws Error where they share none.
 */
export function newestCanary(versions: readonly (readonly string[])[]): string {
  const [first = [], ...others] = versions;
  const [newest] = first
    .filter((version) => others.every((list) => list.includes(version)))
    .flatMap(parseCanary)
    .toSorted((a, b) => b.major - a.major || b.build - a.build);
  if (newest === undefined) {
    throw new Error(
      `found no canary that all ${versions.length} packages of Docusaurus have, expected one: say --docusaurus.`,
    );
  }
  return newest.version;
}
