import type {Ornament} from '../../src/site/world';
import {getWidth, setText, type Hand} from './lettering';
import type {CardColors} from './readColors';

/** Size of a card in pixels, the usual size of link previews. */
const CARD_SIZE = {width: 1200, height: 630} as const;

export type Card = {
  readonly title: string;
  /** The label of the area. */
  readonly area: string;
  /** The name of the site. */
  readonly site: string;
  readonly colors: CardColors;
  readonly ornament: Ornament | undefined;
};

const MARGIN = 80;

/** The width of titles, which leaves room for the ornament. */
const LINE_WIDTH = 720;

/** The height of titles, between the area and the site. */
const TITLE_HEIGHT = 280;

/** Distance of lines, in font sizes. */
const LINE_HEIGHT = 1.15;

/** Font sizes of titles, the largest first. */
const TITLE_SIZES = [96, 80, 64, 48] as const;

const small: Hand = {size: 40, space: 1};

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return content === ''
    ? `<${name}${list}/>`
    : `<${name}${list}>${content}</${name}>`;
}

function group(attributes: Attributes, parts: readonly string[]): string {
  return element('g', attributes, parts.join(''));
}

/** Breaks a title into lines that fit; a single word may be too long for its line. */
export function breakTitle(title: string, hand: Hand): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || getWidth(longer, hand) > LINE_WIDTH) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = longer;
    }
  }
  return lines;
}

/** Sets a title in the largest size in which it fits, or else in the smallest. */
function fitTitle(title: string): {
  readonly hand: Hand;
  readonly lines: readonly string[];
} {
  const fits = TITLE_SIZES.map((size) => {
    const hand: Hand = {size};
    return {hand, lines: breakTitle(title, hand)};
  });
  const best = fits.find(
    ({hand, lines}) =>
      lines.length * hand.size * LINE_HEIGHT <= TITLE_HEIGHT &&
      lines.every((line) => getWidth(line, hand) <= LINE_WIDTH),
  );
  const smallest = {size: 48} as const;
  return best ?? {hand: smallest, lines: breakTitle(title, smallest)};
}

function drawTitle(title: string, fill: string): string {
  const {hand, lines} = fitTitle(title);
  const step = hand.size * LINE_HEIGHT;
  const first = CARD_SIZE.height / 2 - ((lines.length - 1) * step) / 2;
  return group(
    {fill},
    lines.map((line, index) => {
      const y = first + index * step + hand.size / 3;
      return element('path', {d: setText(line, hand, [MARGIN, y])});
    }),
  );
}

function drawOrnament(
  {circles, lines, accents}: Ornament,
  color: string,
): string {
  const stroked = {fill: 'none', stroke: color, 'stroke-width': 1.5};
  return group({transform: 'translate(1040 315) scale(1.1)', opacity: 0.55}, [
    group(stroked, [
      ...circles.map((r) => element('circle', {r})),
      ...[...lines, ...accents].map((d) => element('path', {d})),
    ]),
  ]);
}

function drawLabel(text: string, y: number, fill: string): string {
  return element('path', {d: setText(text, small, [MARGIN, y]), fill});
}

/** Draws a card: area, title, and site in their colors, beside the ornament of the world. */
export function drawCard({title, area, site, colors, ornament}: Card): string {
  const {width, height} = CARD_SIZE;
  return element(
    'svg',
    {xmlns: 'http://www.w3.org/2000/svg', width, height},
    [
      element('rect', {width, height, fill: colors.ground}),
      element('rect', {width: 24, height, fill: colors.area}),
      ornament === undefined ? '' : drawOrnament(ornament, colors.area),
      drawLabel(area, 120, colors.area),
      drawTitle(title, colors.ink),
      drawLabel(site, 560, colors.ink),
    ].join(''),
  );
}
