import {parse, type AtRule, type ChildNode, type Rule} from 'postcss';
import {listNames} from './listNames';
import {listNeeds} from './listNeeds';
import type {Declaration, Part, Sheet} from './sheet';

/** At-rules whose content can be filtered rule by rule. */
const GROUPS: readonly string[] = [
  'container',
  'layer',
  'media',
  'scope',
  'starting-style',
  'supports',
];

function parseDeclaration(node: ChildNode): Declaration {
  const text = node.toString();
  const property = node.type === 'decl' ? node.prop : '';
  return {property, text, names: listNames(text)};
}

function parseRule({selectors, nodes}: Rule): Part {
  return {
    kind: 'rule',
    selectors: selectors.map((text) => ({text, needs: listNeeds(text)})),
    declarations: nodes.map((node) => parseDeclaration(node)),
  };
}

function parseAtRule(rule: AtRule): readonly Part[] {
  const {name, params, nodes} = rule;
  const text = rule.toString();
  if (name === 'font-face') {
    return [{kind: 'font', text}];
  }
  if (name.endsWith('keyframes')) {
    return [{kind: 'keyframes', name: params, text}];
  }
  // The statement only declares the order of layers, which is already recorded.
  if (name === 'layer' && nodes === undefined) {
    return [];
  }
  return GROUPS.includes(name) && nodes !== undefined
    ? [
        {
          kind: 'group',
          prelude: `@${name} ${params}`.trimEnd(),
          parts: parseParts(nodes),
        },
      ]
    : [{kind: 'other', text: nodes === undefined ? `${text};` : text}];
}

function parseParts(nodes: readonly ChildNode[]): readonly Part[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') {
      return [parseRule(node)];
    }
    return node.type === 'atrule' ? parseAtRule(node) : [];
  });
}

/** Parses a style sheet into the parts that depend on a page's content, and those that every page has. */
export function parseSheet(css: string): Sheet {
  const root = parse(css);
  const layers = new Set<string>();
  root.walkAtRules('layer', ({params}) => {
    for (const layer of params.split(',')) {
      layers.add(layer.trim());
    }
  });
  return {layers: [...layers], parts: parseParts(root.nodes)};
}
