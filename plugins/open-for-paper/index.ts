import type {Plugin} from '@docusaurus/types';
import {openForPaper} from './openForPaper';

/** Puts the whole text of a page on paper, also before hydration. */
export default function openForPaperPlugin(): Plugin {
  return {
    name: 'open-for-paper',

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${openForPaper.toString()})(window, CSS.supports('selector(::details-content)'))`,
          },
        ],
      };
    },
  };
}
