import {layMap} from '../lib/layMap';
import type {ShownMap} from '../lib/shown';
import {make} from './make';

const px = (length: number): string => `${length}px`;

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
  for (const {address, left, top, edge} of laid.tiles) {
    const tile = make('img', 'tile');
    tile.alt = '';
    tile.src = address;
    tile.style.translate = `${px(left)} ${px(top)}`;
    tile.style.inlineSize = px(edge);
    stage.append(tile);
  }
  for (const {name, left, top} of laid.marks) {
    const mark = make('span', 'mark', name);
    mark.style.translate = `${px(left)} ${px(top)}`;
    mark.dataset['side'] = left > laid.width / 2 ? 'end' : 'start';
    stage.append(mark);
  }
  return stage;
}
