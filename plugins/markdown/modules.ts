import type {Program} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** The import of what a module exports, under a name, at the top of a page. */
export function importOf(name: string, source: string): MdxjsEsm {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        source: {type: 'Literal', value: source},
        specifiers: [
          {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}},
        ],
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree: program}};
}

/** An attribute of a component that holds what a page imported under a name. */
export function handedOver(attribute: string, name: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'Identifier', name},
            },
          ],
        },
      },
    },
  };
}
