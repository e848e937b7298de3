import type {
  Shown,
  ShownFighter,
  ShownOrder,
  ShownPicture,
  ShownTable,
  ShownText,
} from '../lib/shown';
import {drawMap} from './drawMap';
import {make} from './make';
import {texts} from '../lib/texts';

/** The address of a picture that came through the channel, as long as it is shown. */
let handedOver: string | undefined;

function openSource(source: ShownPicture['source']): string {
  if (typeof source === 'string') {
    return source;
  }
  handedOver = URL.createObjectURL(source);
  return handedOver;
}

/** Forgets the picture that was handed over last. */
export function forgetPicture(): void {
  if (handedOver !== undefined) {
    URL.revokeObjectURL(handedOver);
    handedOver = undefined;
  }
}

function drawPicture({title, alt, source}: ShownPicture): Node {
  const image = make('img', 'picture');
  image.alt = alt === '' ? title : alt;
  image.src = openSource(source);
  image.addEventListener('error', () => {
    image.replaceWith(make('p', 'said', texts.failed));
  });
  return image;
}

function drawTable({title, head, rows}: ShownTable): Node {
  const table = make('table', 'fitted', make('caption', '', title));
  if (head.length > 0) {
    const cells = head.map((text) => {
      const cell = make('th', '', text);
      cell.scope = 'col';
      return cell;
    });
    table.append(make('thead', '', make('tr', '', ...cells)));
  }
  table.append(
    make(
      'tbody',
      '',
      ...rows.map((row) =>
        make('tr', '', ...row.map((text) => make('td', '', text))),
      ),
    ),
  );
  return table;
}

function drawText({title, lines}: ShownText): Node {
  return make(
    'section',
    'fitted quoted',
    make('h2', '', title),
    ...lines.map((line) => make('p', '', line)),
  );
}

function drawFighter(fighter: ShownFighter): Node {
  const {name, side, isActing, fallen, conditions} = fighter;
  const item = make(
    'li',
    '',
    make('strong', '', name),
    make('span', 'soft', texts.side[side]),
  );
  item.dataset['side'] = side;
  item.dataset['fallen'] = fallen;
  if (isActing) {
    item.setAttribute('aria-current', 'true');
    item.append(make('span', '', texts.acting));
  }
  if (fallen !== 'no') {
    item.append(make('span', '', texts.fallen[fallen]));
  }
  if (conditions.length > 0) {
    item.append(make('span', 'soft', conditions.join(' · ')));
  }
  return item;
}

function drawOrder({round, fighters}: ShownOrder): Node {
  const items = fighters.map(drawFighter);
  const heading = round === 0 ? texts.order : texts.round(round);
  return make(
    'section',
    'fitted roster',
    make('h2', '', heading),
    items.length === 0
      ? make('p', 'said', texts.nobody)
      : make('ol', 'order', ...items),
  );
}

/** Draws what is shown. */
export function drawShown(shown: Shown): Node {
  switch (shown.kind) {
    case 'picture':
      return drawPicture(shown);
    case 'table':
      return drawTable(shown);
    case 'text':
      return drawText(shown);
    case 'map':
      return drawMap(shown);
    case 'order':
      return drawOrder(shown);
  }
}
