import type {Plugin} from '@docusaurus/types';
import {openForPaper} from './openForPaper';

/** Expands collapsed content for printing, even before hydration. */
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
