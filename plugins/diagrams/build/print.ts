import type {Label, Mark} from '../model/diagram';
import {diagramNamed} from '../model/diagramNamed';
import {drawDiagram} from '../model/drawDiagram';
import {element, type Attributes, type Markup} from '../../press/markup';
import {
  sheetProp,
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';

function shape({kind, d, color}: Mark): Markup {
  const style = color === undefined ? undefined : `--named: ${color}`;
  return element('path', {d, class: kind, style});
}

/** Matches the path of an arc around the origin, from one point to another. */
const ARC =
  /^M(?<x>[\d.-]+) (?<y>[\d.-]+)A(?<reach>[\d.-]+) .* (?<turns>[01]) (?<toX>[\d.-]+) (?<toY>[\d.-]+)$/;

/**
 * The position of a label: around a point, or in the middle of an arc. A label along a curve would
 * be read letter by letter.
 */
function place(label: Label): Attributes {
  if ('at' in label) {
    const [x, y] = label.at;
    return {x, y};
  }
  const arc = ARC.exec(label.along)?.groups;
  const read = (name: string): number => Number(arc?.[name]);
  const middle = Math.atan2(read('y') + read('toY'), read('x') + read('toX'));
  const turn = (middle * 180) / Math.PI + (read('turns') === 1 ? 90 : -90);
  const [x, y] = [Math.cos(middle), Math.sin(middle)].map((part) =>
    (part * read('reach')).toFixed(1),
  );
  return {transform: `translate(${x} ${y}) rotate(${turn.toFixed(1)})`};
}

function words(label: Label): Markup {
  const attributes = {
    class: label.isSmall === true ? 'small' : undefined,
    'dominant-baseline': 'central',
  };
  return element('text', {...attributes, ...place(label)}, label.text);
}

/**
 * A diagram in the colors of print.
 *
 * @throws Error naming an unknown diagram.
 */
export function diagram(props: Props): Markup {
  const known = diagramNamed(textProp(props, 'of'));
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

export const print: PrintedComponents = {
  Diagram: diagram,
};
