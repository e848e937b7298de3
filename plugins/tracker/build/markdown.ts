import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {fightTable} from '../../../world/fighters';
import {parseFoes, type EncounterFault} from '../model/encounter';
import type {Group} from '../../../src/shared/model/fighter';
import {writeRequest} from '../../../src/shared/model/moduleRequest';
import {FOE_MODULE} from '../model/foeModule';
import {createImport, dataAttribute, Imported} from '../../markdown/modules';
import {forAll, getPagePath} from '../../markdown/pageFaults';
import type {Options} from '../../markdown/staticLinks';
import {
  getLine,
  listElements,
  replaceAttributes,
  textAttribute,
  type PageElement,
} from '../../markdown/elements';

const NAME = 'Encounter';

/** An example of the syntax, for error messages. */
const EXAMPLE = 'such as "2 Wolf; Bandit"';

function describeFault({found, expected, perhaps}: EncounterFault): string {
  const sheets = fightTable.sheets.join(', ');
  const close = perhaps === undefined ? '' : ` (did you mean "${perhaps}"?)`;
  return `found ${found} in <${NAME} foes>, expected ${expected} from ${sheets}, ${EXAMPLE}${close}`;
}

/**
 * Parses the foes of an encounter.
 *
 * @throws Error naming the page, the line, the invalid text, and the closest name. An encounter
 * within a line is invalid, because it has no room for a list.
 */
function readGroups(element: PageElement, place: string): readonly Group[] {
  if (element.type === 'mdxJsxTextElement') {
    throw new Error(
      `${place}: found <${NAME}> within a line of text, expected it on its own line.`,
    );
  }
  const foes = textAttribute(element, 'foes');
  const where = textAttribute(element, 'where');
  if (foes === undefined || where === undefined || where === '') {
    const missing = foes === undefined ? 'foes' : 'where';
    throw new Error(
      `${place}: found <${NAME}> without ${missing}, expected foes, ${EXAMPLE}, and where they are, such as "the cellar".`,
    );
  }
  const parsed = parseFoes(foes, fightTable.foes);
  if (!parsed.ok) {
    throw new Error(`${place}: ${describeFault(parsed.fault)}.`);
  }
  return parsed.groups;
}

/** Imports the numbers of each kind of foe once, and returns a function that maps foes to imports. */
function importFoes(
  tree: Root,
  groups: readonly Group[],
): (name: string) => Imported {
  const names = [...new Set(groups.map(({fighter}) => fighter.name))];
  names.forEach((name, index) => {
    tree.children.unshift(
      createImport(`foe${index}`, `${FOE_MODULE}${writeRequest({name})}`),
    );
  });
  return (name) => new Imported(`foe${names.indexOf(name)}`);
}

/** Replaces the names of foes in encounters with their numbers from the CSV files. */
export function markdown({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const encounters: {element: PageElement; groups: readonly Group[]}[] = [];
    forAll(listElements(tree, new Set([NAME])), (element) => {
      const place = `${page}:${getLine(element)}`;
      encounters.push({element, groups: readGroups(element, place)});
    });
    const imported = importFoes(
      tree,
      encounters.flatMap(({groups}) => groups),
    );
    for (const {element, groups} of encounters) {
      const figures = groups.map((group) => ({
        ...group,
        fighter: imported(group.fighter.name),
      }));
      replaceAttributes(element, ['foes'], dataAttribute('groups', figures));
    }
  };
}
