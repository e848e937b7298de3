import type {Program} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** An import of the default export of a module, as a node of a page. */
export function defaultImport(name: string, source: string): MdxjsEsm {
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
