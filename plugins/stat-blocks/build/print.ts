import {element, type Markup} from '../../press/markup';
import type {PrintedComponents, Props} from '../../press/parts/part';
import type {Fact, StatBlock} from '../model/statBlock';

function facts(list: readonly Fact[]): Markup | null {
  return list.length === 0
    ? null
    : element(
        'dl',
        {},
        ...list.map(({label, text}) =>
          element('div', {}, element('dt', {}, label), element('dd', {}, text)),
        ),
      );
}

/** A creature: its numbers as a fact box, and its traits and actions as paragraphs. */
export function statBlock({creature}: Props): Markup {
  const {name, kind, above, abilities, below, sections} = creature as StatBlock;
  return element(
    'aside',
    {class: 'box', 'aria-label': name},
    element('p', {class: 'box-title'}, name),
    kind === '' ? null : element('p', {}, element('em', {}, kind)),
    element('div', {class: 'facts'}, facts([...above, ...abilities, ...below])),
    ...sections.flatMap(({title, entries}) => [
      title === '' ? null : element('p', {class: 'tab'}, title),
      ...entries.map(({label, text}) =>
        element('p', {}, element('strong', {}, `${label}.`), ` ${text}`),
      ),
    ]),
  );
}

export const print: PrintedComponents = {
  StatBlock: statBlock,
};
