import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {fightTable} from '../../world/fighters';
import {
  parseFoes,
  type EncounterFault,
} from '../../src/features/tracker/lib/encounter';
import type {Group} from '../../src/features/tracker/lib/fighter';
import {writeRequest} from '../../src/shared/lib/moduleRequest';
import {FOE_MODULE} from '../../src/features/tracker/lib/foeModule';
import {createImport, dataAttribute, Imported} from './modules';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

const NAME = 'Encounter';

/** An example of the syntax, for error messages. */
const EXAMPLE = 'such as "2 Wolf; Bandit"';

function describeFault({found, expected, perhaps}: EncounterFault): string {
  const sheets = fightTable.sheets.join(', ');
  const close = perhaps === undefined ? '' : ` (perhaps "${perhaps}")`;
  return `found ${found} in the foes of <${NAME}>, expected ${expected} that stands in ${sheets}, ${EXAMPLE}${close}`;
}

/**
 * Parses the foes of an encounter.
 *
 * @throws Error naming the page, the line, the faulty text, and the closest name.
 */
function readGroups(
  element: MdxJsxFlowElement,
  place: string,
): readonly Group[] {
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

/** Finds the encounters of a page, and rejects inline ones, which have no room for a list. */
function findEncounters(
  tree: Root,
  page: string,
): readonly MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === NAME) {
      found.push(element);
    }
  });
  visit(tree, 'mdxJsxTextElement', ({name, position}) => {
    if (name === NAME) {
      throw new Error(
        `${page}:${position?.start.line ?? 1}: found <${NAME}> in a line of text, expected it on a line of its own.`,
      );
    }
  });
  return found;
}

/** Imports the figures of each kind of foe once, and returns a function that maps foes to imports. */
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

/** Replaces the names of foes in encounters by their figures from the data files. */
export default function fillEncounters({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = relative(siteDir, file.path);
    const encounters = findEncounters(tree, page).map((element) => ({
      element,
      groups: readGroups(
        element,
        `${page}:${element.position?.start.line ?? 1}`,
      ),
    }));
    const imported = importFoes(
      tree,
      encounters.flatMap(({groups}) => groups),
    );
    for (const {element, groups} of encounters) {
      element.attributes = [
        ...element.attributes.filter(
          (each) => each.type !== 'mdxJsxAttribute' || each.name !== 'foes',
        ),
        dataAttribute(
          'groups',
          groups.map((group) => ({
            ...group,
            fighter: imported(group.fighter.name),
          })),
        ),
      ];
    }
  };
}
