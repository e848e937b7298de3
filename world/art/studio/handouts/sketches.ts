import {number, range} from '../arms/charges/figure';
import {inked, onPaper, PAPER} from './paper';

type Text = {readonly title: string; readonly alt: string};

/** Draws bare footprints along a line, smaller the farther they are. */
function footprints(): string {
  return range(14)
    .map((step) => {
      const x = 232 - step * 15;
      const y = 176 + Math.sin(step * 0.5) * 5 + (step % 2 === 0 ? -5 : 5);
      return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="5" ry="2.600"/><circle cx="${number(x - 6)}" cy="${number(y)}" r="1.200"/>`;
    })
    .join('');
}

/** Draws a corner of a map: the Gate, its footing forty paces to the east, and the prints. */
export function breach(text: Text): string {
  const gate =
    'M246 132V220M246 132Q266 116 286 132V220H246M264 126V220M268 126V220';
  const footing = 'M412 150H462V202H412ZM420 158H454V194H420Z';
  const paces = range(21)
    .map((tick) => `M${286 + tick * 6} ${tick % 5 === 0 ? 232 : 236}V242`)
    .join('');
  const camps = 'M60 286l14-22 14 22ZM96 294l12-18 12 18ZM74 312l12-18 12 18Z';
  const hills =
    'M20 78q24-30 52-4q18-26 48 0M130 70q26-34 58-2q22-24 50 2M330 66q24-28 52 0q20-22 48 0q22-18 50 2';
  const north = 'M474 312V268M474 268l-6 12h12Z';
  return onPaper(
    {...text, size: [520, 340]},
    `${inked(hills, 1.6)}${inked(gate, 2.4)}${inked(footing, 1.8)}${inked(paces, 1.4)}${inked('M286 242H412', 1.4)}${inked(camps, 1.8)}${inked(north, 1.8)}<g fill="${PAPER.ink}">${footprints()}</g>${inked('M437 176h.5', 6, PAPER.red)}${inked('M20 250q60-16 120 2t120 0', 1, PAPER.edge)}`,
  );
}

/** Returns a point of the upper edge of the rib, by its share of the length. */
function onRib(share: number): readonly [number, number] {
  return [30 + share * 460, 62 - 118 * share + 176 * share * share];
}

/** Draws the rib of an ox with notches in threes, a burn, and a bite. */
export function bone(text: Text): string {
  const edge = range(21).map((step) => onRib(step / 20));
  const lower = edge
    .toReversed()
    .map(([x, y], step) => `${number(x - 4)} ${number(y + 30 + step * 0.5)}`);
  const rib = `M${edge.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Q500 134 484 150L${lower.join('L')}Q18 82 30 62Z`;
  const notches = range(7)
    .flatMap((group) =>
      [0, 1, 2].map((each) => 0.1 + group * 0.078 + each * 0.018),
    )
    .map((share) => {
      const [x, y] = onRib(share);
      return `M${number(x)} ${number(y)}l3 17`;
    })
    .join('');
  const burn =
    'M340 47Q356 52 354 64Q362 76 346 86L326 82Q320 70 328 62Q324 52 330 45Z';
  const bite = 'M392 108Q394 94 403 98Q408 88 416 97Q424 94 424 124Z';
  return onPaper(
    {...text, size: [520, 180]},
    `<path d="${rib}" fill="rgb(226 210 172)" stroke="${PAPER.ink}" stroke-width="2.400" stroke-linejoin="round"/>${inked(notches, 2.6)}<path transform="translate(-4 13)" d="${burn}" fill="${PAPER.charcoal}" fill-opacity=".82"/><path d="${bite}" fill="${PAPER.sheet}" stroke="${PAPER.ink}" stroke-width="1.800"/>`,
  );
}

/** Draws a knot of the thread: as many loops as its place in the row. */
function knot(x: number, y: number, loops: number): string {
  return range(loops)
    .map((loop) => {
      const lean = (loop - (loops - 1) / 2) * 9;
      return `M${number(x + lean)} ${y}c-7-16 9-22 8-6c-1 14-16 10-9-4`;
    })
    .join('');
}

/** Draws the walker's thread with seven knots; after the third it was cut and tied again. */
export function thread(text: Text): string {
  const xs = [62, 122, 182, 274, 334, 394, 454];
  const cord = 'M16 96Q60 84 122 92T206 90M250 94Q300 84 360 92T504 88';
  const mend =
    'M206 90L228 104L216 80L240 96L250 94M222 84l-10-16M236 100l8 18';
  return onPaper(
    {...text, size: [520, 170]},
    `${inked(cord, 4, PAPER.ink)}${inked(xs.map((x, index) => knot(x, 92, (index % 3) + 1)).join(''), 3.2, PAPER.ink)}${inked(mend, 3.4, PAPER.red)}`,
  );
}
