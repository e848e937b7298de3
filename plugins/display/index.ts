import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {applyTableStyle} from './build/applyTableStyle';

/** Applies the chosen look of table mode from the first paint on. */
export default function displayPlugin(): Plugin {
  const recall = `() => localStorage['${storage.tableStyle}']`;
  return {
    name: 'display',

    getClientModules: () => ['./client/tableButton.ts'],

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
