import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long after a page is hydrated the host is asked for a newer edition, in milliseconds. */
const DELAY = 10_000;

// Nobody who keeps nothing loads more than these lines.
if (
  ExecutionEnvironment.canUseDOM &&
  // Without https there is none, whatever its type says.
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller
) {
  setTimeout(() => {
    void import('../hooks/offerNewerEdition').then(({offerNewerEdition}) =>
      offerNewerEdition(),
    );
  }, DELAY);
}
