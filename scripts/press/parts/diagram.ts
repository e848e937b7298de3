import type {Sheet} from '../../../src/lib/csv';
import type {Diagram, Label, Mark} from '../../../src/lib/diagrams/diagram';
import {
  ringOfHouses,
  wheelOfElements,
} from '../../../src/lib/diagrams/namedRings';
import {planesAround} from '../../../src/lib/diagrams/planesAround';
import {yearWheel} from '../../../src/lib/diagrams/yearWheel';
import type {Hand} from '../../drawing/lettering';
import {element, type Markup} from '../markup';
import {wordsOnArc} from './curvedWords';
import {sheetProp, textProp, type Props} from './part';

/** A diagram on paper: how it is drawn, and what its page says of it. */
export type PaperDiagram = {
  readonly draw: (sheet: Sheet) => Diagram;
  readonly title: string;
  readonly description: string;
  readonly caption: string;
};

/** Every diagram that pages show, in the words of the page. */
export const paperDiagrams: Readonly<Record<string, PaperDiagram>> = {
  elements: {
    draw: wheelOfElements,
    title: 'The Wheel of elements',
    description:
      'Eight elements in a ring, each beside those that it blends with, with its month outside. A line through the middle joins each element with its opposite.',
    caption:
      'Neighbors blend. Elements at the two ends of a line cancel. Outside stands the month of each.',
  },
  houses: {
    draw: ringOfHouses,
    title: 'The ring of Houses',
    description:
      'Nine Houses in a ring, each in its color, with its Gate outside. Lines join those who are rivals.',
    caption:
      'Each House in its color, with its Gate outside. A line joins two rivals; a House without one has no enemy.',
  },
  year: {
    draw: yearWheel,
    title: 'The wheel of the year',
    description:
      'Eight months in a ring, each with five weeks and its season, then the five Gate Days before the year begins anew at the top. Within, Lanthe is dark on the first of each month and lit on the twenty-third.',
    caption:
      'The year begins at the top and ends with the Gate Days, the narrow piece before it. Strokes are weeks; the discs are Lanthe, new and full.',
  },
  planes: {
    draw: (sheet) => planesAround(sheet, {prime: 'the Prime', limbo: 'Limbo'}),
    title: 'The planes around the Prime',
    description:
      'The Prime in the middle, Limbo around it, and around both nine planes: eight elements and the Still. A line from each to the Prime is its Gate.',
    caption:
      'Each line is a Gate. Whoever leaves it on the way is in Limbo, which has no distance of its own.',
  },
};

/** A shape in the color that it is known by: each is a name that style sheets know too. */
function shape({kind, d, color}: Mark): Markup {
  return element('path', {
    d,
    class: kind,
    style: color === undefined ? undefined : `--named: ${color}`,
  });
}

/** The hand of words on an arc, as style sheets set those that stand level. */
function handOf({isSmall}: Label): Hand {
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
    element('path', {d: wordsOnArc(label.text, label.along, handOf(label))}),
  );
}

/**
 * A drawing of how the parts of the world stand to one another, in the colors of paper.
 *
 * @throws Error naming a diagram that nobody has said how to draw.
 */
export function diagram(props: Props): Markup {
  const name = textProp(props, 'of');
  const known = paperDiagrams[name];
  if (known === undefined) {
    throw new Error(
      `found the diagram "${name}", expected one of ${Object.keys(paperDiagrams).join(', ')}.`,
    );
  }
  const {marks, labels} = known.draw(sheetProp(props));
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
