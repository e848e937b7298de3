/** Reloads a site or a part of it. */
type Reload<Site> = (site: Site, ...rest: never[]) => Promise<Site>;

/** The functions with which Docusaurus reloads a site in development. */
type Reloads<Site> = {
  reloadSite: Reload<Site>;
  reloadSitePlugin: Reload<Site>;
};

/**
 * Has reloads of a site wait for one another, and each start from what the one before it
 * made. Docusaurus starts all from the site that it knew when files changed, so that of
 * several areas that change at once, one alone is seen.
 *
 * @param ready resolves when reloads may begin; those that come meanwhile begin with them.
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
