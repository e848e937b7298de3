import type {Program} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

function program(...body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', body};
}

/** A line of a page that imports what a module exports by default. */
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

/** An attribute whose value is what a page imported under a name. */
export function handedOver(attribute: string, name: string): MdxJsxAttribute {
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
