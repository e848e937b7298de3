import type {Root} from 'mdast';
import type {PageElement} from '../../plugins/markdown/elements';

/** Returns what a page imports, by local name. */
export function getImports({
  children,
}: Root): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    children.flatMap((node) =>
      node.type === 'mdxjsEsm'
        ? (node.data?.estree?.body ?? []).flatMap((statement) =>
            statement.type === 'ImportDeclaration'
              ? statement.specifiers.map(({local}) => [
                  local.name,
                  statement.source.value,
                ])
              : [],
          )
        : [],
    ),
  );
}

/** Returns the attributes of a component as an author would write them. */
export function getAttributes({
  attributes,
}: PageElement): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute'
        ? [
            [
              each.name,
              typeof each.value === 'string'
                ? each.value
                : each.value && {code: each.value.value},
            ],
          ]
        : [],
    ),
  );
}
