import {relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {
  SELECTING,
  spellSelection,
} from '../../src/features/spells/lib/selection';
import {handedOver, importOf} from './modules';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

/** The components that show spells and powers, and how much of each record they show. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['SpellEntry', 'entries'],
  ['SpellList', 'entries'],
  ['SpellIndex', 'links'],
]);

const SELECTING_NAMES: ReadonlySet<string> = new Set(SELECTING);

type Place = {readonly page: string; readonly line: number};

/**
 * The request for the records that a component shows.
 *
 * @throws Error naming page, line, found and expected where an attribute chooses nothing that exists.
 */
function requestOf(element: MdxJsxFlowElement, {page, line}: Place): string {
  const texts = SELECTING.map(
    (key) => [key, textAttribute(element, key)] as const,
  );
  try {
    spellSelection(Object.fromEntries(texts));
  } catch (error) {
    throw new Error(
      `${page}:${line}: <${element.name ?? ''}> ${(error as Error).message}.`,
      {cause: error},
    );
  }
  const query = new URLSearchParams([
    ['form', FORMS.get(element.name ?? '') ?? ''],
    ...texts.flatMap(([key, text]) =>
      text === undefined ? [] : [[key, text]],
    ),
    ['from', `${page}:${line}`],
  ]);
  return `@spells?${query.toString()}`;
}

/**
 * Lets authors choose spells and powers by what they are: the page imports the component
 * and the records that it shows, so that both are built, watched and shipped with that
 * page only.
 */
export default function importSpells({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = relative(siteDir, file.path).split(sep).join('/');
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== null && FORMS.has(element.name)) {
        elements.push(element);
      }
    });
    const components = new Set(elements.flatMap(({name}) => name ?? []));
    for (const component of components) {
      tree.children.unshift(
        importOf(
          component,
          `@site/src/features/spells/components/${component}`,
        ),
      );
    }
    for (const [index, element] of elements.entries()) {
      const line = element.position?.start.line ?? 1;
      const name = `spells${index}`;
      tree.children.unshift(importOf(name, requestOf(element, {page, line})));
      element.attributes = [
        ...element.attributes.filter(
          (each) =>
            each.type !== 'mdxJsxAttribute' || !SELECTING_NAMES.has(each.name),
        ),
        handedOver('source', name),
      ];
    }
  };
}
