import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceCustomMedia} from './replaceCustomMedia';

type MediaRule = {params: string};

/** Replaces custom media in all style sheets that PostCSS processes. */
const customMediaQueries = {
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule: MediaRule): void {
      const replaced = replaceCustomMedia(rule.params);
      if (replaced !== rule.params) {
        rule.params = replaced;
      }
    },
  },
};

/** Makes the breakpoints of src/site/breakpoints.ts available to style sheets as custom media. */
export default function breakpointsPlugin(): Plugin {
  return {
    name: 'breakpoints',

    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, customMediaQueries]};
    },

    configureWebpack() {
      const use = [join(__dirname, 'loader.cjs')];
      return {module: {rules: [{test: /\.lazy\.css$/, use}]}};
    },
  };
}
