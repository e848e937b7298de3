/** Reloads a site or a part of it. */
type Reload<Site> = (site: Site, ...rest: never[]) => Promise<Site>;

/** The functions by which Docusaurus reloads a site in development. */
type Reloads<Site> = {
  reloadSite: Reload<Site>;
  reloadSitePlugin: Reload<Site>;
};

/**
 * Serializes reloads of a site, so that each starts from the result of the previous one. Docusaurus
 * starts all of them from the state when files changed, so only one of several simultaneous changes
 * would take effect.
 *
 * @param ready resolves when reloads may start; earlier ones wait for it.
 */
export function queueReloads<Site>(
  reloads: Reloads<Site>,
  ready: () => Promise<void>,
): void {
  let current: Site | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;

  function queued<Rest extends never[]>(
    reload: (site: Site, ...rest: Rest) => Promise<Site>,
  ) {
    return (site: Site, ...rest: Rest): Promise<Site> => {
      const begin = pending === 0 ? last.then(ready) : last;
      pending += 1;
      const next = begin.then(() => reload(current ?? site, ...rest));
      last = next
        .then(
          (reloaded) => {
            current = reloaded;
          },
          () => undefined,
        )
        .then(() => {
          pending -= 1;
        });
      return next;
    };
  }

  reloads.reloadSite = queued(reloads.reloadSite);
  reloads.reloadSitePlugin = queued(reloads.reloadSitePlugin);
}
