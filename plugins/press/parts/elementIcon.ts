import {otherElementColor} from '../../../world/catalogue';
import {elementIcons} from '../../../world/documents/elementIcons';
import {ELEMENTS} from '../../spells/model/elements';
import {element, type Markup} from '../markup';

/**
 * The icon of an element in a square of 24 units, on a disk of its color; without an element, a
 * plain disk.
 */
export function drawIcon(name = '', transform?: string): Markup {
  const color =
    ELEMENTS.find((each) => each.name === name)?.color ?? otherElementColor;
  return element(
    'g',
    {style: `--named: ${color}`, transform},
    element('circle', {class: 'field', cx: 12, cy: 12, r: 11.5}),
    ...(elementIcons[name] ?? []).map((d) =>
      element('path', {class: 'drawn', d}),
    ),
  );
}
