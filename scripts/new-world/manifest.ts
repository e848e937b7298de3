/** The parts of package.json or package-lock.json that this project reads. */
export type Manifest = Readonly<Record<string, unknown>> & {
  readonly name: string;
};

/** The keys of package.json that belong to the world. */
const OWN = ['name', 'version', 'description', 'license', 'private'] as const;

/** The tables of package.json that a world can extend. */
const TABLES = ['scripts', 'dependencies', 'devDependencies'] as const;

function getTable(manifest: Manifest, key: string): object {
  return (manifest[key] as object | undefined) ?? {};
}

export function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest;
}

export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Leaves out the scripts that only the world of the engine's repository has, by their commands. */
function dropWorldScripts(manifest: Manifest): Manifest {
  const scripts = Object.entries(getTable(manifest, 'scripts')).filter(
    ([, command]) => !String(command).startsWith('tsx world/'),
  );
  return {...manifest, scripts: Object.fromEntries(scripts)};
}

/** Creates the package.json of a new world from the engine's. */
export function createManifest(engine: Manifest, name: string): Manifest {
  return {
    ...dropWorldScripts(engine),
    name,
    version: '0.1.0',
    description: `The reference site of ${name}.`,
  };
}

/** Creates the package-lock.json of a new world from the engine's. */
export function createLockfile(engine: Manifest, name: string): Manifest {
  const packages = engine['packages'] as Readonly<Record<string, object>>;
  return {
    ...engine,
    name,
    version: '0.1.0',
    packages: {...packages, '': {...packages[''], name, version: '0.1.0'}},
  };
}

/**
 * Updates the package.json of a world: dependencies come from the newer engine; the world's name
 * and its additional scripts and packages stay.
 */
export function updatedManifest(world: Manifest, newer: Manifest): Manifest {
  const engine = dropWorldScripts(newer);
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
