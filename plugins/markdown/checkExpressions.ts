import {dirname} from 'node:path';
import type {Node} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importedModules} from '../features/authorComponents';
import {nearest} from '../../src/shared/model/nearest';
import {REFUSED} from './checkElements';
import {
  isLabel,
  listCode,
  listDeclared,
  listNodes,
  type Code,
} from './pageCode';
import {faultNoter, type PageFault} from './pageFaults';
import {isStaticFile} from './staticFiles';
import type {Options} from './staticLinks';

/** Names that are global in the build and in browsers. */
const GLOBALS: ReadonlySet<string> = new Set([
  'Array',
  'BigInt',
  'Boolean',
  'Date',
  'Infinity',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'props',
  'undefined',
]);

/** Modules that pages may import: components by name, and parts of pages. */
const MODULES: ReadonlySet<string> = new Set(Object.values(importedModules));

function getLine({loc}: Node, line: number): number {
  return loc?.start.line ?? line;
}

/** Finds undefined names. */
function findUnknown(
  {program, line}: Code,
  declared: ReadonlySet<string>,
): readonly PageFault[] {
  const unknown = listNodes(program).flatMap((placed) => {
    const {node} = placed;
    return node.type === 'Identifier' &&
      !isLabel(placed) &&
      !declared.has(node.name) &&
      !GLOBALS.has(node.name)
      ? [node]
      : [];
  });
  return unknown.slice(0, 1).map((node) => ({
    line: getLine(node, line),
    found: `"${node.name}" between { and }, which is not defined`,
    expected: 'a value, or "\\{" for a brace',
  }));
}

/** Whether an expression is a function, or data that holds one. */
function holdsFunction(node: Node | null): boolean {
  if (node?.type === 'ObjectExpression') {
    return node.properties.some(
      (property) =>
        property.type === 'Property' && holdsFunction(property.value),
    );
  }
  return node?.type === 'ArrayExpression'
    ? node.elements.some(holdsFunction)
    : node?.type === 'ArrowFunctionExpression' ||
        node?.type === 'FunctionExpression';
}

/** Finds expressions that are functions, which no page can show. */
function findFunctions({program, line}: Code): readonly PageFault[] {
  return program.body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' &&
    holdsFunction(statement.expression)
      ? [
          {
            line: getLine(statement, line),
            found: 'a function between { and }',
            expected:
              'text, numbers, or lists: pages must not contain functions',
          },
        ]
      : [],
  );
}

/** The part of an element in code that is used here. */
type Tag = {readonly name?: {readonly name?: unknown}};

/** Finds elements in code that pages may not have. */
function findElements({program, line}: Code): readonly PageFault[] {
  return listNodes(program).flatMap(({node}) => {
    const tag = String((node as Tag).name?.name).toLowerCase();
    return (node.type as string) === 'JSXOpeningElement' && REFUSED.has(tag)
      ? [
          {
            line: getLine(node, line),
            found: `<${tag}>`,
            expected:
              'no such element, because pages must not run or load anything themselves',
          },
        ]
      : [];
  });
}

/** Describes the allowed alternatives to a broken import; undefined if it works. */
function describeImport(source: string, file: VFile): string | undefined {
  const isPart = /^\.{1,2}\/.+\.mdx?$/.test(source);
  if (isPart && isStaticFile(dirname(file.path), source)) {
    return undefined;
  }
  if (MODULES.has(source) || source.startsWith('@theme/')) {
    return undefined;
  }
  const close = nearest(source, [...MODULES]);
  return `a component that the Examples page lists, or a Markdown file beside the page${close === undefined ? '' : ` (did you mean "${close}"?)`}`;
}

function findImports({program, line}: Code, file: VFile): readonly PageFault[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') {
      return [];
    }
    const source = String(statement.source.value);
    const expected = describeImport(source, file);
    return expected === undefined
      ? []
      : [
          {
            line: getLine(statement, line),
            found: `an import of "${source}"`,
            expected,
          },
        ];
  });
}

/** Finds code of a page that the build could not run. */
export default function checkExpressions({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const code: Code[] = [];
    visit(tree, (node) => {
      code.push(...listCode(node));
    });
    const declared = listDeclared(code);
    code
      .flatMap((each) => [
        ...findUnknown(each, declared),
        ...findFunctions(each),
        ...findElements(each),
        ...findImports(each, file),
      ])
      .forEach(faultNoter(siteDir, file));
  };
}
