/** What a package.json or a package-lock.json says, as far as a world has a say in it. */
export type Manifest = Readonly<Record<string, unknown>> & {
  readonly name: string;
};

/** The keys of package.json that are a world's own. */
const OWN = ['name', 'version', 'description', 'license', 'private'] as const;

/** The tables of package.json that a world may add to. */
const TABLES = ['scripts', 'dependencies', 'devDependencies'] as const;

function getTable(manifest: Manifest, key: string): object {
  return (manifest[key] as object | undefined) ?? {};
}

/** Reads a package.json. */
export function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest;
}

/** Writes a package.json as npm does. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The package.json of a new world: what the engine needs, under a name of its own. */
export function manifestOfWorld(engine: Manifest, name: string): Manifest {
  return {
    ...engine,
    name,
    version: '0.1.0',
    description: `The reference site of ${name}.`,
  };
}

/** The package-lock.json of a new world. */
export function lockOfWorld(engine: Manifest, name: string): Manifest {
  const packages = engine['packages'] as Readonly<Record<string, object>>;
  return {
    ...engine,
    name,
    version: '0.1.0',
    packages: {...packages, '': {...packages[''], name, version: '0.1.0'}},
  };
}

/**
 * The package.json of a world after an update: what the newer engine needs, the world's own
 * name, and commands and packages that the world has added.
 */
export function updatedManifest(world: Manifest, engine: Manifest): Manifest {
  const merged = TABLES.filter((key) => key in world || key in engine).map(
    (key) =>
      [key, {...getTable(world, key), ...getTable(engine, key)}] as const,
  );
  return {
    ...engine,
    ...Object.fromEntries(
      OWN.filter((key) => key in world).map((key) => [key, world[key]]),
    ),
    ...Object.fromEntries(merged),
    name: world.name,
  };
}
