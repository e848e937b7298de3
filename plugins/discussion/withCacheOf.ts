/** Finds what an object holds under a name; nothing in what is no object. */
function held(holder: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(holder ?? {})).get(name);
}

/** Gives the builds of each provider a cache of their own: the bundler does not see that an alias has changed. */
export function withCacheOf(config: object, provider: string): object {
  const version = held(held(held(config, 'experiments'), 'cache'), 'version');
  return typeof version === 'string'
    ? {experiments: {cache: {version: `${version}-${provider}`}}}
    : {};
}
