import {element, joined, type Markup} from '../markup';
import {schools} from '../../../world/catalogue';
import {elementIcons} from '../../../world/documents/elementIcons';
import {ELEMENTS} from '../../../src/features/spells/lib/elements';

/** How many cards fit on a sheet: three rows of three. */
const PER_SHEET = 9;

const CARD = /<article class="spell">.*?<\/article>/gs;
const PLACE = /<p class="place">(?<school>.*?) · /;

function listSheets(cards: readonly string[]): readonly (readonly string[])[] {
  return Array.from({length: Math.ceil(cards.length / PER_SHEET)}, (_, sheet) =>
    cards.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
}

/** The distance of the ring of icons from the middle of a back, and the size of an icon. */
const RING = {radius: 38, size: 17} as const;

/** An icon around a point, on a disk in the color of its element. */
function drawIcon(
  {name, color}: {readonly name: string; readonly color: string},
  [x, y]: readonly [number, number],
  size: number,
): Markup {
  const corner = (at: number) => (at - size / 2).toFixed(1);
  return element(
    'g',
    {
      class: 'icon',
      style: `--named: ${color}`,
      transform: `translate(${corner(x)} ${corner(y)}) scale(${(size / 24).toFixed(2)})`,
    },
    element('circle', {class: 'field', cx: 12, cy: 12, r: 11.5}),
    ...(elementIcons[name] ?? []).map((d) =>
      element('path', {class: 'drawn', d}),
    ),
  );
}

/** All elements in their ring, with that of the school in the middle if it has one. */
function drawRing(school: string): Markup {
  const own = schools.find(({name}) => name === school)?.elements[0];
  const middle = ELEMENTS.find(({name}) => name === own);
  return element(
    'svg',
    {class: 'ring', viewBox: '-50 -50 100 100', 'aria-hidden': 'true'},
    ...ELEMENTS.map((each, index) => {
      const angle = (index / ELEMENTS.length) * 2 * Math.PI - Math.PI / 2;
      return drawIcon(
        each,
        [Math.cos(angle) * RING.radius, Math.sin(angle) * RING.radius],
        RING.size,
      );
    }),
    middle === undefined ? null : drawIcon(middle, [0, 0], RING.size * 2),
  );
}

/** The back of a card, with the name of its school. */
function back(school: string): Markup {
  return element(
    'div',
    {class: 'back'},
    drawRing(school),
    element('p', {}, school),
  );
}

/** A sheet of backs; all nine are the same, so that any sheet can be turned over. */
function backs([first = '']: readonly string[]): Markup {
  const school = PLACE.exec(first)?.groups?.['school'] ?? '';
  return element(
    'div',
    {class: 'nine', 'aria-hidden': 'true'},
    ...Array.from({length: PER_SHEET}, () => back(school)),
  );
}

/** Sets the spells of a document as sheets of cards, each followed by a sheet of backs. */
export function setCards({html}: Markup): Markup {
  const sheets = listSheets(html.match(CARD) ?? []);
  return joined(
    sheets.flatMap((cards) => [
      element('div', {class: 'nine'}, {html: cards.join('')}),
      backs(cards),
    ]),
  );
}
