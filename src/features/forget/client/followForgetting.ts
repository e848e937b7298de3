import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {FORGOTTEN_SIGNAL} from '../../../site/forgottenSignal';

function onStorage({key, newValue}: StorageEvent): void {
  if (key === FORGOTTEN_SIGNAL && newValue !== null) {
    void import('../hooks/letGo').then(({letGo}) => {
      letGo(newValue);
    });
  }
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('storage', onStorage);
}
