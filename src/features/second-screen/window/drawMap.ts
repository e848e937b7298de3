import {layMap, type LaidMap} from '../lib/layMap';
import type {ShownMap} from '../lib/shown';
import {make} from './make';

const px = (length: number): string => `${length}px`;

/** Makes a shape of a drawing with its attributes. */
function makeShape(
  name: 'svg' | 'polyline' | 'circle',
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) {
    shape.setAttribute(key, String(value));
  }
  return shape;
}

/** Draws the lines and the circles over a map. */
function drawShapes({width, height, lines, rings}: LaidMap): Node {
  const drawing = makeShape('svg', {class: 'shapes', width, height});
  drawing.append(
    ...rings.map(({left, top, radius}) =>
      makeShape('circle', {class: 'ring', cx: left, cy: top, r: radius}),
    ),
    ...lines.map(({points, isDotted}) =>
      makeShape('polyline', {
        class: isDotted ? 'line dotted' : 'line',
        points: points.map(({left, top}) => `${left},${top}`).join(' '),
      }),
    ),
  );
  return drawing;
}

function drawTiles({tiles}: LaidMap): readonly Node[] {
  return tiles.map(({address, left, top, edge}) => {
    const tile = make('img', 'tile');
    tile.alt = '';
    tile.src = address;
    tile.style.translate = `${px(left)} ${px(top)}`;
    tile.style.inlineSize = px(edge);
    return tile;
  });
}

/** Draws names so that they end where the map does, and numbers over the middle of what they count. */
function drawMarks({width, marks}: LaidMap): readonly Node[] {
  return marks.map(({name, look, left, top}) => {
    const mark = make('span', `mark ${look}`, name);
    mark.style.translate = `${px(left)} ${px(top)}`;
    mark.dataset['side'] = left > width / 2 ? 'end' : 'start';
    return mark;
  });
}

/** Draws a view of a map as large as the window allows. */
export function drawMap(map: ShownMap): Node {
  const laid = layMap(
    map,
    {width: innerWidth, height: innerHeight},
    devicePixelRatio,
  );
  const stage = make('figure', 'map');
  stage.setAttribute('aria-label', map.title);
  stage.style.inlineSize = px(laid.width);
  stage.style.blockSize = px(laid.height);
  stage.append(...drawTiles(laid), drawShapes(laid), ...drawMarks(laid));
  return stage;
}
