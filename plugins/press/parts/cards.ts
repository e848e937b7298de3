import {schools} from '../../../world/catalogue';
import {ELEMENTS} from '../../spells/model/elements';
import {element, joined, type Markup} from '../markup';
import {drawIcon} from './elementIcon';

/** How many cards fit on a sheet: three rows of three. */
const PER_SHEET = 9;

const CARD = /<article class="spell">.*?<\/article>/gs;
const PLACE = /<p class="place">(?<school>.*?) · /;

/** The radius of the ring of icons on a back, and the size of an icon. */
const RING = {radius: 38, size: 17} as const;

/** An icon centered on a point. */
function placeIcon(
  name: string,
  at: readonly [x: number, y: number],
  size: number,
): Markup {
  const [left, top] = at.map((middle) => (middle - size / 2).toFixed(1));
  const scale = (size / 24).toFixed(2);
  return drawIcon(name, `translate(${left} ${top}) scale(${scale})`);
}

/**
 * The back of a card: the icons of all elements in a ring around that of the school, and its name.
 */
function back(school: string): Markup {
  const own = schools.find(({name}) => name === school)?.elements[0];
  const ring = ELEMENTS.map(({name}, index) => {
    const angle = (index / ELEMENTS.length) * 2 * Math.PI - Math.PI / 2;
    const x = Math.cos(angle) * RING.radius;
    const y = Math.sin(angle) * RING.radius;
    return placeIcon(name, [x, y], RING.size);
  });
  return element(
    'div',
    {class: 'back'},
    element(
      'svg',
      {class: 'ring icon', viewBox: '-50 -50 100 100', 'aria-hidden': 'true'},
      ...ring,
      own === undefined ? null : placeIcon(own, [0, 0], RING.size * 2),
    ),
    element('p', {}, school),
  );
}

/**
 * Sets the spells of a document as sheets of cards, each followed by a sheet of identical backs.
 */
export function setCards({html}: Markup): Markup {
  const cards = html.match(CARD) ?? [];
  const sheets = Array.from(
    {length: Math.ceil(cards.length / PER_SHEET)},
    (_, sheet) => cards.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
  return joined(
    sheets.flatMap((sheet) => {
      const school = PLACE.exec(sheet[0] ?? '')?.groups?.['school'] ?? '';
      return [
        element('div', {class: 'nine'}, {html: sheet.join('')}),
        element(
          'div',
          {class: 'nine', 'aria-hidden': 'true'},
          ...Array.from({length: PER_SHEET}, () => back(school)),
        ),
      ];
    }),
  );
}
