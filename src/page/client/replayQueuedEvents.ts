import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replay} from '../hooks/replay';
import {watchFocus} from '../hooks/watchFocus';
import {watchHydrationReplacements} from '../hooks/hydrationReplacements';

/** Replays the queued events as soon as the page is hydrated. */
function whenAlive(): void {
  const root = document.documentElement;
  const replacements = watchHydrationReplacements(document.body);
  const focus = watchFocus(replacements);
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      focus.keep();
      void replay(globalThis.eventQueue, replacements).then(replacements.stop);
    }
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

if (ExecutionEnvironment.canUseDOM && globalThis.eventQueue !== undefined) {
  whenAlive();
}
