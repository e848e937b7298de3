import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {storage} from '../../src/site/storage';
import {chooseFace} from './chooseFace';

/** Fonts to subset; fonts of formulas stay whole. */
const FONT = /[\\/]@fontsource(?:-variable)?[\\/].+\.woff2$/;

/** Time until a page runs its first script on a fast connection, in milliseconds. */
const FAST_LOAD = 150;

/** Subsets the fonts of the site, and uses them from the first page that has them without waiting. */
export default function fontsPlugin(): Plugin {
  const {face} = storage;
  const recall = `() => localStorage.${face} ?? (performance.now() < ${FAST_LOAD} ? 'own' : 'late')`;
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
