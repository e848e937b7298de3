import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lookForNewEdition} from '../../shared/client/edition';

/** A missing script of the application suggests that a newer build has replaced this one. */
function onMissing({target}: Event): void {
  if (target instanceof HTMLScriptElement) {
    void lookForNewEdition();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('error', onMissing, {capture: true});
}
