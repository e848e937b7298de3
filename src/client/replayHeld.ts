import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replay} from '../hooks/replay';

/** Does what readers did so far, as soon as the page is an application. */
function whenAlive(): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      void replay(globalThis.heldBack);
    }
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

if (ExecutionEnvironment.canUseDOM && globalThis.heldBack !== undefined) {
  whenAlive();
}
