import type {Plugin as PostCssPlugin, Rule} from 'postcss';

/** A class in a selector. */
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** What stands in these says which elements are left out, not which are meant. */
const EXCEPT = /:not\([^()]*\)/g;

/** Tells whether a class is one of those that nobody wears. */
export function isUnused(name: string, unused: readonly RegExp[]): boolean {
  return unused.some((pattern) => pattern.test(name));
}

/** Tells whether a selector can mean nothing, as it asks for a class that nobody wears. */
function isIdle(selector: string, unused: readonly RegExp[]): boolean {
  return [...selector.replace(EXCEPT, '').matchAll(CLASS)].some(
    ([, name = '']) => isUnused(name, unused),
  );
}

function thin(rule: Rule, unused: readonly RegExp[]): void {
  const kept = rule.selectors.filter((each) => !isIdle(each, unused));
  if (kept.length === 0) {
    rule.remove();
  } else if (kept.length < rule.selectors.length) {
    rule.selectors = kept;
  }
}

/** A step of PostCSS that leaves out rules for classes that nobody wears. */
export function dropRules(unused: readonly RegExp[]): PostCssPlugin {
  return {
    postcssPlugin: 'drop-rules',
    Once(root) {
      root.walkRules((rule) => {
        thin(rule, unused);
      });
    },
  };
}
