/** Finds what an object holds under a name; nothing in what is no object. */
function held(holder: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(holder ?? {})).get(name);
}

/** The part of a bundler's settings that gives builds of one fingerprint a cache of their own; empty where none is kept. */
export function extendCacheVersion(
  config: object,
  fingerprint: string,
): object {
  const version = held(held(held(config, 'experiments'), 'cache'), 'version');
  return typeof version === 'string'
    ? {experiments: {cache: {version: `${version}-${fingerprint}`}}}
    : {};
}
