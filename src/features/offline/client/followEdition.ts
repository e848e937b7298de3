import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Delay after hydration before the host is asked for a newer edition, in milliseconds. */
const DELAY = 10_000;

// Readers without offline copies load no more than these lines.
if (
  ExecutionEnvironment.canUseDOM &&
  // Undefined on insecure origins, in spite of its type.
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller
) {
  setTimeout(() => {
    void import('../hooks/offerNewerEdition').then(({offerNewerEdition}) =>
      offerNewerEdition(),
    );
  }, DELAY);
}
