import type {LoadContext} from '@docusaurus/types';

/** Docusaurus loads each plugin with modules of its own, so that they share no module. */
const SHARED = Symbol.for('once-per-site');

type Shared = {[SHARED]?: WeakMap<LoadContext, Map<string, unknown>>};

/** Creates a function that makes something once for each time that Docusaurus loads a site, whichever plugin asks first. */
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

/** The options that the configuration gives to a plugin of this folder. */
export function findOptions<Options>(
  {siteConfig}: LoadContext,
  name: string,
): Partial<Options> {
  const found = siteConfig.plugins.find(
    (plugin) =>
      Array.isArray(plugin) &&
      typeof plugin[0] === 'string' &&
      plugin[0].endsWith(`/plugins/${name}/index.ts`),
  ) as readonly [string, Partial<Options>] | undefined;
  return found?.[1] ?? {};
}
