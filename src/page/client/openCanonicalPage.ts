import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {openCanonicalPage} from '../hooks/router/openCanonicalPage';

// As this module is read, which is before Docusaurus asks for the page of the address.
if (ExecutionEnvironment.canUseDOM) {
  openCanonicalPage();
}
