import type {Container, Root, Rule} from 'postcss';
import {listNames} from '../listNames';
import {listNeeds} from '../listNeeds';
import {usedNames} from '../usedNames';
import type {Names} from './readNames';

function isUsed(selector: string, names: Names): boolean {
  return listNeeds(selector).every(
    (need) => !need.startsWith('.') || names.has(need.slice(1)),
  );
}

/** Lists rules before any is dropped: those that Docusaurus puts into a layer still name another parent, so a walk would miss the next. */
function listAllRules(root: Root): readonly Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function dropRules(root: Root, names: Names): void {
  for (const rule of listAllRules(root)) {
    const used = rule.selectors.filter((selector) => isUsed(selector, names));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  }
}

/** Drops custom properties that no remaining declaration uses, directly or indirectly. */
function dropProperties(root: Root, names: Names): void {
  const declarations: Parameters<typeof usedNames>[0][number][] = [];
  root.walkDecls(({prop, value}) => {
    declarations.push({property: prop, text: value, names: listNames(value)});
  });
  const used = usedNames(
    declarations,
    [...names.words].filter((word) => word.startsWith('--')),
  );
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) {
      declaration.remove();
    }
  });
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

/** Drops rules whose classes no source names, and then the custom properties that only these used. */
export function dropUnused(root: Root, names: Names): void {
  dropRules(root, names);
  dropProperties(root, names);
  dropEmpty(root);
}
