import type {Container, Root} from 'postcss';
import {listNames} from '../listNames';
import {listNeeds} from '../listNeeds';
import {usedNames} from '../usedNames';
import type {Names} from './readNames';

function isUsed(selector: string, names: Names): boolean {
  return listNeeds(selector).every(
    (need) => !need.startsWith('.') || names.has(need.slice(1)),
  );
}

function dropRules(root: Root, names: Names): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => isUsed(selector, names));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
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
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) {
      return;
    }
    dropEmpty(node);
    if (node.nodes.length === 0) {
      node.remove();
    }
  });
}

/** Drops rules whose classes no source names, and then the custom properties that only these used. */
export function dropUnused(root: Root, names: Names): void {
  dropRules(root, names);
  dropProperties(root, names);
  dropEmpty(root);
}
