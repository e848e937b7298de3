import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {FORGOTTEN_SIGNAL} from '../../../site/forgottenSignal';

if (ExecutionEnvironment.canUseDOM) {
  // Lets go of everything that this tab holds, because another one has forgotten it.
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === FORGOTTEN_SIGNAL && newValue === siteConfig.baseUrl) {
      sessionStorage.clear();
      window.location.reload();
    }
  });
}
