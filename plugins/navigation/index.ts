import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {keepSidebarCollapsed} from './build/keepSidebarCollapsed';

/** Menus and sidebars; a collapsed sidebar is restored before the first paint. */
export default function navigationPlugin(): Plugin {
  const isAway = `() => '${storage.sidebarAway}' in sessionStorage`;
  return {
    name: 'navigation',

    getClientModules: () => ['./client/showSidebarItem.ts'],

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
