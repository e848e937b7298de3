import type {Container, Declaration, Root, Rule} from 'postcss';
import type {Names} from './readNames';

/** Matches `:is()` and `:where()` with only one alternative. */
const ONLY = /:(?:is|where)\((?<only>[^(),]+)\)/g;

/** Matches the innermost arguments of `:not()`, `:is()`, `:has()`, and others. */
const ARGUMENTS = /\([^()]*\)/g;

const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;

const CLASS = /\.(?<name>-?[_a-z][\w-]*)/gi;

/** Removes all arguments, innermost first. */
function withoutArguments(selector: string): string {
  const outer = selector.replaceAll(ARGUMENTS, '');
  return outer === selector ? outer : withoutArguments(outer);
}

/**
 * Lists the classes without which a selector cannot match. States, attributes, and alternatives are
 * assumed to match, so that too much is kept rather than too little.
 */
export function listClasses(selector: string): readonly string[] {
  if (selector.includes('\\')) {
    return [];
  }
  const certain = withoutArguments(selector.replaceAll(ONLY, ' $<only>'));
  return [...certain.replaceAll(ATTRIBUTE, '').matchAll(CLASS)].map(
    ({groups}) => groups?.['name'] ?? '',
  );
}

/**
 * Lists all rules before any is dropped. Rules that Docusaurus moves into a layer still name their
 * former parent, so walking would skip some.
 */
function listAllRules(root: Root): readonly Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node && node.nodes !== undefined) {
      dropEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  }
}

/**
 * Drops custom properties that neither a source nor the remaining style sheet names, until none is
 * left.
 */
function dropProperties(root: Root, words: ReadonlySet<string>): void {
  const text = root.toString();
  const idle: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    const {prop} = declaration;
    if (
      !words.has(prop) &&
      !new RegExp(`var\\(\\s*${prop}\\b(?!-)`).test(text)
    ) {
      idle.push(declaration);
    }
  });
  if (idle.length > 0) {
    idle.forEach((declaration) => {
      declaration.remove();
    });
    dropProperties(root, words);
  }
}

/** Drops rules whose classes no source names, and then the custom properties that only these used. */
export function dropUnused(root: Root, names: Names): void {
  for (const rule of listAllRules(root)) {
    const used = rule.selectors.filter((selector) =>
      listClasses(selector).every(names.has),
    );
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  }
  dropProperties(root, names.words);
  dropEmpty(root);
}
