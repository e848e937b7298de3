import type {Plugin} from '@docusaurus/types';
import {showCanonicalAddress} from './showCanonicalAddress';

/** Shows the one true address of a page from the first moment, whatever the host served it under. */
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
