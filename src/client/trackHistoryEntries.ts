import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listenToEntries} from '../hooks/historyEntries';

// Client modules run before the router begins to listen.
if (ExecutionEnvironment.canUseDOM) {
  listenToEntries();
}
