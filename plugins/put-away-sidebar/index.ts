import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {keepSidebarAway} from './keepSidebarAway';

/** Keeps the sidebar as readers left it, from the first paint on. */
export default function putAwaySidebarPlugin(): Plugin {
  const isAway = `() => '${storage.sidebarAway}' in sessionStorage`;
  return {
    name: 'put-away-sidebar',

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${keepSidebarAway.toString()})(document.documentElement, ${isAway})`,
          },
        ],
      };
    },
  };
}
