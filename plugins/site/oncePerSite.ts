import type {LoadContext} from '@docusaurus/types';

/** Docusaurus loads each plugin with its own modules, so plugins share none. */
const SHARED = Symbol.for('once-per-site');

type Shared = {[SHARED]?: WeakMap<LoadContext, Map<string, unknown>>};

/**
 * Creates a function that makes something once each time Docusaurus loads a site, whichever plugin
 * calls it first.
 */
export function oncePerSite<Made>(
  name: string,
  make: (context: LoadContext) => Made,
): (context: LoadContext) => Made {
  return (context) => {
    const shared = globalThis as Shared;
    const sites = (shared[SHARED] ??= new WeakMap());
    const known = sites.get(context) ?? new Map<string, unknown>();
    sites.set(context, known);
    if (!known.has(name)) {
      known.set(name, make(context));
    }
    return known.get(name) as Made;
  };
}

/** Finds a plugin of this folder in the configuration: its path, and its options, if it has some. */
export function findPlugin(
  {siteConfig}: LoadContext,
  name: string,
): readonly [path: string, options?: object] | undefined {
  return siteConfig.plugins
    .map((plugin) => [plugin].flat())
    .find(
      ([path]) =>
        typeof path === 'string' && path.endsWith(`/plugins/${name}/index.ts`),
    ) as readonly [string, object?] | undefined;
}
