import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replay} from '../hooks/replay';
import {watchFocus} from '../hooks/watchFocus';
import {watchSuccessors} from '../hooks/successors';

/** Does what readers did so far, as soon as the page is an application. */
function whenAlive(): void {
  const root = document.documentElement;
  const successors = watchSuccessors(document.body);
  const focus = watchFocus(successors);
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      focus.keep();
      void replay(globalThis.heldBack, successors).then(successors.stop);
    }
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

if (ExecutionEnvironment.canUseDOM && globalThis.heldBack !== undefined) {
  whenAlive();
}
