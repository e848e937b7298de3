import type {Node, Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isRecord} from '../../src/shared/model/isRecord';
import {getLine} from './elements';

export type Code = {readonly program: Program; readonly line: number};

/** A node or an attribute with code. */
type Coded = {readonly data?: unknown; readonly value?: unknown};

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string';
}

function readProgram({data}: Coded): readonly Program[] {
  return isRecord(data) && isNode(data['estree'])
    ? [data['estree'] as Program]
    : [];
}

/** Lists the code of a node: an import, an expression, or attributes with expressions. */
export function listCode(node: Nodes): readonly Code[] {
  const line = getLine(node);
  const attributes: readonly Coded[] =
    'attributes' in node && Array.isArray(node.attributes)
      ? node.attributes
      : [];
  const values = attributes.map(({value}) => value).filter(isRecord);
  return [node, ...attributes, ...values]
    .flatMap(readProgram)
    .map((program) => ({program, line}));
}

/** A node of a program, with its parent and its key there. */
type Placed = {
  readonly node: Node;
  readonly key: string;
  readonly parent: Node | undefined;
};

/** Lists the nodes below some keys of a node. */
function listBelow(
  node: Node,
  keys: readonly string[] = Object.keys(node),
): readonly Placed[] {
  return Object.entries(node).flatMap(
    ([key, value]: readonly [string, unknown]) =>
      keys.includes(key)
        ? [value]
            .flat()
            .filter(isNode)
            .map((below) => ({node: below, key, parent: node}))
        : [],
  );
}

export function listNodes(placed: Placed | Program): readonly Placed[] {
  const top: Placed =
    'node' in placed ? placed : {node: placed, key: '', parent: undefined};
  return [top, ...listBelow(top.node).flatMap(listNodes)];
}

/** The keys of patterns under which they bind names. */
const BINDING: Readonly<Record<string, readonly string[]>> = {
  ArrayPattern: ['elements'],
  AssignmentPattern: ['left'],
  ObjectPattern: ['properties'],
  Property: ['value'],
  RestElement: ['argument'],
};

/** The keys of nodes under which they declare names. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ['params'],
  CatchClause: ['param'],
  ClassDeclaration: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  ImportSpecifier: ['local'],
  VariableDeclarator: ['id'],
};

/** Lists the names that a pattern binds. */
function listBindings({node}: Pick<Placed, 'node'>): readonly string[] {
  return node.type === 'Identifier'
    ? [node.name]
    : listBelow(node, BINDING[node.type] ?? []).flatMap(listBindings);
}

/** Lists the names that code declares at any depth. */
export function listDeclared(code: readonly Code[]): ReadonlySet<string> {
  return new Set(
    code
      .flatMap(({program}) => listNodes(program))
      .flatMap(({node}) => listBelow(node, DECLARING[node.type] ?? []))
      .flatMap(listBindings),
  );
}

/** Lists the names that a page imports or defines. */
export function listOwnNames(tree: Root): ReadonlySet<string> {
  const code: Code[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    code.push(...listCode(node));
  });
  return listDeclared(code);
}

/** Whether an identifier names a property, not a value. */
export function isLabel({key, parent}: Placed): boolean {
  return (
    ((parent?.type === 'MemberExpression' && key === 'property') ||
      (parent?.type === 'Property' && key === 'key' && !parent.shorthand)) &&
    !parent.computed
  );
}
