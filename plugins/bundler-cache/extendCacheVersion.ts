/** Reads a property of an unknown value. */
function held(holder: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(holder ?? {})).get(name);
}

/** The bundler configuration that adds a fingerprint to the cache version; empty if caching is off. */
export function extendCacheVersion(
  config: object,
  fingerprint: string,
): object {
  const version = held(held(held(config, 'experiments'), 'cache'), 'version');
  return typeof version === 'string'
    ? {experiments: {cache: {version: `${version}-${fingerprint}`}}}
    : {};
}
