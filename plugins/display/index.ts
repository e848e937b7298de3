import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {applyTableStyle} from './build/applyTableStyle';

/** Applies the chosen look of table mode from the first paint on. */
export default function tableModePlugin(): Plugin {
  const recall = `() => localStorage['${storage.tableStyle}']`;
  return {
    name: 'table-mode',

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${applyTableStyle.toString()})(document, ${recall})`,
          },
        ],
      };
    },
  };
}
