import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {openCanonicalPage} from '../hooks/router/openCanonicalPage';

// Runs when the module is evaluated, before Docusaurus reads the address.
if (ExecutionEnvironment.canUseDOM) {
  openCanonicalPage();
}
