import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SELECTING, spellSelection, type SpellRequest} from '../model/selection';
import {writeRequest} from '../../../src/shared/model/moduleRequest';
import {createImportAttribute, createImport} from '../../markdown/modules';
import {forAll, getPagePath} from '../../markdown/pageFaults';
import type {Options} from '../../markdown/staticLinks';
import {
  getLine,
  listBlocks,
  replaceAttributes,
  textAttribute,
  type PageElement,
} from '../../markdown/elements';

/** The components that show spells and powers, and how much of each record they show. */
const FORMS: ReadonlyMap<string, SpellRequest['form']> = new Map([
  ['SpellEntry', 'entries'],
  ['SpellList', 'entries'],
  ['SpellIndex', 'links'],
]);

type SourceLocation = {readonly page: string; readonly line: number};

/**
 * Builds the request for a component's records.
 *
 * @throws Error naming page, line, found, and expected if an attribute matches nothing.
 */
function buildRequest(
  element: PageElement,
  {page, line}: SourceLocation,
): SpellRequest {
  const texts = Object.fromEntries(
    SELECTING.map((key) => [key, textAttribute(element, key)] as const),
  );
  try {
    spellSelection(texts);
  } catch (error) {
    throw new Error(
      `${page}:${line}: <${element.name ?? ''}> ${(error as Error).message}.`,
      {cause: error},
    );
  }
  return {
    form: FORMS.get(element.name ?? '') ?? 'links',
    texts,
    from: `${page}:${line}`,
  };
}

/**
 * Lets authors select spells and powers by their properties. The page imports the component and its
 * records, so that both are watched, and shipped only with that page.
 */
export function markdown({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const elements = listBlocks(tree, FORMS);
    const components = new Set(elements.flatMap(({name}) => name ?? []));
    for (const component of components) {
      tree.children.unshift(
        createImport(component, `@site/plugins/spells/theme/${component}`),
      );
    }
    forAll(elements, (element, index) => {
      const line = getLine(element);
      const name = `spells${index}`;
      const query = writeRequest(buildRequest(element, {page, line}));
      tree.children.unshift(createImport(name, `@spells${query}`));
      replaceAttributes(
        element,
        SELECTING,
        createImportAttribute('source', name),
      );
    });
  };
}
