import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listenToEntries} from '../../shared/hooks/historyEntries';

// Client modules run before the router begins to listen.
if (ExecutionEnvironment.canUseDOM) {
  listenToEntries();
}
