import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {LOCKED_EVENT} from '../../lock/format/token';
import {FORGOTTEN_SIGNAL} from '../../../src/site/forgottenSignal';
import {storage} from '../../../src/site/storage';

if (ExecutionEnvironment.canUseDOM) {
  // Drops everything in this tab, because another tab has deleted the saved data.
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === FORGOTTEN_SIGNAL && newValue === siteConfig.baseUrl) {
      sessionStorage.clear();
      window.location.reload();
    }
  });

  // Recent searches may reveal the content of locked pages.
  window.addEventListener(LOCKED_EVENT, () => {
    try {
      localStorage.removeItem(storage.recentSearches);
    } catch {
      // Without storage there is nothing to clear.
    }
  });
}
