import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {openCanonicalPage} from './router/openCanonicalPage';

// Runs when the module is evaluated, before Docusaurus reads the address.
if (ExecutionEnvironment.canUseDOM) {
  openCanonicalPage();
}
