import type {Label, Mark} from '../../../src/features/diagrams/lib/diagram';
import {diagramNamed} from '../../../src/features/diagrams/lib/diagramNamed';
import {drawDiagram} from '../../../src/features/diagrams/lib/drawDiagram';
import type {Hand} from '../../drawing/lettering';
import {element, type Markup} from '../markup';
import {wordsOnArc} from './curvedWords';
import {sheetProp, textProp, type Props} from './part';

/** A shape in one of the named colors, which CSS knows as well. */
function shape({kind, d, color}: Mark): Markup {
  return element('path', {
    d,
    class: kind,
    style: color === undefined ? undefined : `--named: ${color}`,
  });
}

/** The type style of text on an arc, like that of horizontal text in CSS. */
function getHand({isSmall}: Label): Hand {
  return isSmall === true
    ? {face: 'text', size: 12}
    : {face: 'display', size: 15};
}

/** A label around a point, or along an arc. */
function words(label: Label): Markup {
  const attributes = {
    class: label.isSmall === true ? 'small' : undefined,
    'dominant-baseline': 'central',
  };
  if ('at' in label) {
    const [x, y] = label.at;
    return element('text', {...attributes, x, y}, label.text);
  }
  return element(
    'g',
    {class: label.isSmall === true ? 'letters small' : 'letters'},
    element('title', {}, label.text),
    element('path', {d: wordsOnArc(label.text, label.along, getHand(label))}),
  );
}

/**
 * A diagram in the colors of print.
 *
 * @throws Error naming an unknown diagram.
 */
export function diagram(props: Props): Markup {
  const name = textProp(props, 'of');
  const known = diagramNamed(name);
  const {marks, labels} = drawDiagram(known, sheetProp(props));
  return element(
    'figure',
    {class: 'diagram'},
    element(
      'svg',
      {
        viewBox: '-200 -200 400 400',
        role: 'img',
        'aria-label': `${known.title}. ${known.description}`,
      },
      ...marks.map(shape),
      ...labels.map(words),
    ),
    element('figcaption', {}, known.caption),
  );
}
