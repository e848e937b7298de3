import type {Expression, Program} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

function program(...body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', body};
}

/** Creates a default import. */
export function createImport(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: program({
        type: 'ImportDeclaration',
        source: {type: 'Literal', value: source},
        specifiers: [
          {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}},
        ],
        attributes: [],
      }),
    },
  };
}

/** Creates an attribute whose value is an imported name. */
export function createImportAttribute(
  attribute: string,
  name: string,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: program({
          type: 'ExpressionStatement',
          expression: {type: 'Identifier', name},
        }),
      },
    },
  };
}

/** A value imported by a page, with its name there. */
export class Imported {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Converts data to an expression, which may refer to imports of the page. */
function toExpression(data: unknown): Expression {
  if (data instanceof Imported) {
    return {type: 'Identifier', name: data.name};
  }
  if (Array.isArray(data)) {
    return {type: 'ArrayExpression', elements: data.map(toExpression)};
  }
  if (typeof data !== 'object' || data === null) {
    return {type: 'Literal', value: data as string | number | boolean | null};
  }
  return {
    type: 'ObjectExpression',
    properties: Object.entries(data).map(([key, value]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: {type: 'Literal', value: key},
      value: toExpression(value),
    })),
  };
}

/** Creates an attribute from data: strings, numbers from 0, lists, records, and imports. */
export function dataAttribute(
  attribute: string,
  data: unknown,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: attribute,
      data: {
        estree: program({
          type: 'ExpressionStatement',
          expression: toExpression(data),
        }),
      },
    },
  };
}
