import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lookForNewEdition} from '../../../shared/hooks/edition';

/** A script of the application that cannot be had may have gone with the build that it was of. */
function onMissing({target}: Event): void {
  if (target instanceof HTMLScriptElement) {
    void lookForNewEdition();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('error', onMissing, {capture: true});
}
