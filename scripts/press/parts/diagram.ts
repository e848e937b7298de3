import type {Label, Mark} from '../../../src/features/diagrams/lib/diagram';
import {diagramNamed} from '../../../src/features/diagrams/lib/diagramNamed';
import {drawDiagram} from '../../../src/features/diagrams/lib/drawDiagram';
import type {Hand} from '../../drawing/lettering';
import {element, type Markup} from '../markup';
import {wordsOnArc} from './curvedWords';
import {sheetProp, textProp, type Props} from './part';

/** A shape in the color that it is known by: each is a name that style sheets know too. */
function shape({kind, d, color}: Mark): Markup {
  return element('path', {
    d,
    class: kind,
    style: color === undefined ? undefined : `--named: ${color}`,
  });
}

/** The hand of words on an arc, as style sheets set those that stand level. */
function getHand({isSmall}: Label): Hand {
  return isSmall === true
    ? {face: 'text', size: 12}
    : {face: 'display', size: 15};
}

/** Words around a place, or along an arc. */
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
 * A drawing of how the parts of the world stand to one another, in the colors of paper.
 *
 * @throws Error naming a diagram that nobody has said how to draw.
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
