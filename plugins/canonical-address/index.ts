import type {Plugin} from '@docusaurus/types';
import {showCanonicalAddress} from './showCanonicalAddress';

/** Shows the canonical address of a page before hydration, whatever address the host served it under. */
export default function canonicalAddressPlugin(): Plugin {
  return {
    name: 'canonical-address',

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${showCanonicalAddress.toString()})(document, location, history)`,
          },
        ],
      };
    },
  };
}
