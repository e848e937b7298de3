import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listenToEntries} from '../../shared/client/historyEntries';

// Client modules run before the router adds its listeners.
if (ExecutionEnvironment.canUseDOM) {
  listenToEntries();
}
