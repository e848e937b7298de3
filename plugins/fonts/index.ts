import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {chooseFace} from './chooseFace';

/** Fonts that travel with pages; those of formulas are whole. */
const FONT = /[\\/]@fontsource(?:-variable)?[\\/].+\.woff2$/;

/** How late a page may begin whose line brings fonts at once, in milliseconds. */
const QUICK = 200;

/** Cuts the fonts of the site down to what it uses, and draws the text of a visit in one face. */
export default function fontsPlugin(): Plugin {
  const {face} = storage;
  const recall = `() => sessionStorage.${face} ??= localStorage.${face} ?? (performance.now() < ${QUICK} ? 'own' : 'late')`;
  return {
    name: 'fonts',

    configureWebpack() {
      return {
        module: {
          rules: [
            {test: FONT, enforce: 'pre', use: [join(__dirname, 'loader.cjs')]},
          ],
        },
      };
    },

    injectHtmlTags() {
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(${chooseFace.toString()})(document.documentElement, ${recall})`,
          },
        ],
      };
    },
  };
}
