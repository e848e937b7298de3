import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {keepSidebarCollapsed} from './build/keepSidebarCollapsed';

/** Restores the collapsed sidebar before the first paint. */
export default function collapsedSidebarPlugin(): Plugin {
  const isAway = `() => '${storage.sidebarAway}' in sessionStorage`;
  return {
    name: 'collapsed-sidebar',

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${keepSidebarCollapsed.toString()})(document.documentElement, ${isAway})`,
          },
        ],
      };
    },
  };
}
