import type {CallExpression, Node, Program, SimpleCallExpression} from 'estree';

/** What compiled Markdown calls in the place of `import()`. */
export const IMPORT = '__import';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listNodes(value: unknown): readonly Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The request itself, without the call that would make an address of it. */
function findRequest(source: Node): Node {
  const [request] = source.type === 'CallExpression' ? source.arguments : [];
  return request ?? source;
}

function toCall(node: Node): void {
  if (node.type !== 'ImportExpression') {
    return;
  }
  const call: Omit<SimpleCallExpression, keyof Node | 'type'> & {
    type: CallExpression['type'];
  } = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: IMPORT},
    arguments: [findRequest(node.source) as never],
    optional: false,
  };
  Object.assign(node, call);
}

function walk(node: Node): void {
  toCall(node);
  for (const child of Object.values(node).flatMap(listNodes)) {
    walk(child);
  }
}

/** Has compiled Markdown ask the build for what it imports, which gives data and names. */
export default function dynamicImports(): (tree: Program) => void {
  return walk;
}
