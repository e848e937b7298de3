import type {Plugin} from '@docusaurus/types';

/** Style sheets of rarely used parts of the site. */
const LAZY = /\.lazy\.css$/;

type Rule = {test?: unknown; exclude?: unknown};

/** Whether a bundler rule would add lazy style sheets to the one that every page loads. */
function takesStyles(rule: unknown): rule is Rule {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    'test' in rule &&
    rule.test instanceof RegExp &&
    rule.test.test('part.lazy.css')
  );
}

/**
 * Makes `*.lazy.css` a module of text, which a script adopts when it shows that part of the site.
 * All other styles are in one sheet that every page loads.
 */
export default function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',

    configureWebpack({module}) {
      for (const rule of module?.rules ?? []) {
        if (takesStyles(rule)) {
          rule.exclude = [rule.exclude ?? [], LAZY].flat();
        }
      }
      return {module: {rules: [{test: LAZY, type: 'asset/source'}]}};
    },
  };
}
