import type {Program, Statement} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {nearest} from '../../src/shared/lib/nearest';
import {forAll, getPagePath} from './pageFaults';
import type {Options as SiteOptions} from './staticLinks';
import {getLine, listElements} from './elements';

type Options = SiteOptions & {
  /** The components that pages use without an import. */
  readonly components: readonly string[];
};

function listNames(statement: Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({local}) => local.name);
  }
  return statement.type === 'ExportNamedDeclaration'
    ? namesDeclared(statement.declaration)
    : [];
}

function namesDeclared(
  declaration: Statement | null | undefined,
): readonly string[] {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({id}) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  return declaration?.type === 'FunctionDeclaration'
    ? [declaration.id.name]
    : [];
}

/** The names that a page imports or defines. */
function ownNames(tree: Root): readonly string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}: MdxjsEsm) => {
    names.push(...(data?.estree?.body ?? []).flatMap(listNames));
  });
  return names;
}

/** Fails on an unknown component, at which the page would crash when it is opened. */
export default function knownComponents({
  siteDir,
  components,
}: Options): Transformer<Root> {
  return (tree, file) => {
    const known = [...components, ...ownNames(tree)];
    forAll(listElements(tree), (element) => {
      const {name} = element;
      if (name === null || !/^[A-Z]\w*$/.test(name) || known.includes(name)) {
        return;
      }
      const close = nearest(name, known);
      const perhaps = close === undefined ? '' : `, perhaps <${close}>`;
      throw new Error(
        `${getPagePath(siteDir, file)}:${getLine(element)}: found <${name}>, expected a component that CONTRIBUTING.md lists${perhaps}.`,
      );
    });
  };
}
