import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {breakpoints} from '../../../src/site/breakpoints';
import {moveBreakpoint} from './moveBreakpoint';

type MediaRule = {params: string};

/** Changes the media queries of all styles, those of the theme and of Infima among them. */
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

/** Gives the theme, which has its breakpoint written into styles and script, that of this site. */
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
              require.resolve('../../../src/shared/hooks/useWindowSize'),
          },
        },
      };
    },
  };
}
