import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {darkAtFirst} from './darkAtFirst';

/** Shows the site dark on the first visit, from the first paint on. */
export default function firstVisitPlugin(): Plugin {
  const hasChosen = `() => '${storage.colorModeChosen}' in localStorage`;
  return {
    name: 'first-visit',

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${darkAtFirst.toString()})(document.documentElement, ${hasChosen})`,
          },
        ],
      };
    },
  };
}
