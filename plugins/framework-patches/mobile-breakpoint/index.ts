import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {breakpoints} from '../../../src/site/breakpoints';
import {moveBreakpoint} from './moveBreakpoint';

type MediaRule = {params: string};

/** Moves the breakpoint in all style sheets, including those of the theme and Infima. */
const movedQueries = {
  postcssPlugin: 'mobile-breakpoint',
  AtRule: {
    media(rule: MediaRule): void {
      const moved = moveBreakpoint(rule.params, breakpoints.phone);
      if (moved !== rule.params) {
        rule.params = moved;
      }
    },
  },
};

/**
 * Replaces the theme's breakpoint, which is hard-coded in styles and script, with that of this
 * site.
 */
export default function mobileBreakpointPlugin(): Plugin {
  return {
    name: 'mobile-breakpoint',

    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, movedQueries]};
    },

    configureWebpack() {
      const theme = require.resolve('@docusaurus/theme-common');
      return {
        resolve: {
          alias: {
            [join(theme, '..', 'hooks', 'useWindowSize')]:
              require.resolve('../../../src/shared/client/useWindowSize'),
          },
        },
      };
    },
  };
}
