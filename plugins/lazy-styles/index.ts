import type {Plugin} from '@docusaurus/types';

/** A sheet for a part of the site that few readers open. */
const LAZY = /\.lazy\.css$/;

type Rule = {test?: unknown; exclude?: unknown};

/** Whether a rule would put lazy sheets into the one sheet that every page loads. */
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
 * Lets a part of the site bring its own styles: `*.lazy.css` is a module of text, which
 * a script adopts when it shows that part. All other styles are one sheet on every page.
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
