import type {CallExpression, Node, Program, SimpleCallExpression} from 'estree';

/** The function that compiled Markdown calls instead of `import()`. */
export const IMPORT = '__import';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listNodes(value: unknown): readonly Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** Unwraps the request from the call that would turn it into an address. */
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

/** Makes compiled Markdown load its imports through the build, which returns data and names. */
export default function dynamicImports(): (tree: Program) => void {
  return walk;
}
