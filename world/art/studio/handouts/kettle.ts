import {number, range} from '../arms/charges/figure';
import {inked, onPaper, PAPER} from './paper';

type Text = {readonly title: string; readonly alt: string};

/** A page of the guest book: nine nights of one lodger, and a burn that has eaten the names. */
export function guestBook(text: Text): string {
  const rules = range(11)
    .map((row) => `M44 ${70 + row * 26}H396`)
    .join('');
  const columns = 'M120 44V342M300 44V342';
  const hands = range(9)
    .map((row) => {
      const y = 90 + row * 26;
      const waves = range(9 - (row % 3))
        .map(
          (each) =>
            `q4 ${each % 2 === 0 ? -9 : -5} 8 0t8 ${each % 3 === 0 ? -3 : 0}`,
        )
        .join('');
      return `M132 ${y}${waves}`;
    })
    .join('');
  const nights = range(9)
    .map((row) => {
      const y = 92 + row * 26;
      const strokes = (many: number, from: number): string =>
        range(Math.min(many, 4))
          .map((each) => `M${from + each * 6} ${y}v-14`)
          .join('') + (many === 5 ? `M${from - 4} ${y - 2}l26-10` : '');
      return row < 5
        ? strokes(row + 1, 56)
        : strokes(5, 56) + strokes(row - 4, 88);
    })
    .join('');
  const moons = range(9)
    .map(
      (row) =>
        `<circle cx="346" cy="${84 + row * 26}" r="${number(3 + row * 0.8)}"/>`,
    )
    .join('');
  const burn =
    'M433 196Q396 190 404 214Q372 214 376 246Q340 250 352 282Q322 300 336 330Q310 344 322 365H433Z';
  const char =
    'M433 180Q380 176 388 204Q356 206 360 238Q324 244 334 274Q304 294 318 322Q292 340 300 365H433Z';
  return onPaper(
    {...text, size: [440, 372]},
    `${inked(rules, 1, PAPER.edge)}${inked(columns, 1.2, PAPER.red)}${inked(nights, 2.2)}${inked(hands, 1.8)}<g fill="none" stroke="${PAPER.ink}" stroke-width="1.600">${moons}</g><path d="${char}" fill="${PAPER.ink}" fill-opacity=".5"/><path d="${burn}" fill="rgb(40 32 28)"/>${inked('M50 326H292', 3, PAPER.red)}`,
  );
}

/** The sweep's sketch of the chimney: two floors of hearths, rungs, and a room that is on no plan. */
export function sweepsSketch(text: Text): string {
  const stack =
    'M150 420V300H110V250H150V170H118V122H150V70H140V52H250V70H240V250H280V300H240V420';
  const rungs = range(20)
    .map((rung) => `M178 ${404 - rung * 16}h34`)
    .join('');
  const closet = 'M240 112H330V170H240';
  const crows = [
    [70, 60],
    [300, 44],
    [336, 86],
  ]
    .map(([x = 0, y = 0]) => `M${x - 18} ${y - 6}q9-8 18 4q9-12 18-4`)
    .join('');
  const floors = 'M20 300H110M280 300H380M20 170H118M240 170H380M20 420H380';
  const arrow = 'M376 236Q366 204 340 182M340 182l6 17M340 182l17 5';
  const shape =
    'M280 162q-14-14-4-24q-6-12 6-12q12 0 6 12q10 12-2 24M274 142l-14-6M292 142l16-6';
  const bricks = 'M330 112v58M338 112v58M330 126h8M330 140h8M330 154h8';
  const cap = 'M128 46L262 38';
  return onPaper(
    {...text, size: [400, 440]},
    `${inked(floors, 1.6)}${inked(stack, 2.6)}${inked(rungs, 2)}${inked(closet, 2.6)}${inked(bricks, 1.8)}${inked(crows, 2.2, PAPER.charcoal)}${inked(cap, 5, PAPER.charcoal)}${inked(shape, 2, PAPER.charcoal)}${inked(arrow, 2.6, PAPER.red)}${inked('M236 100q50-14 110 2q16 40-4 78q-54 12-106-2q-10-40 0-78', 2.2, PAPER.red)}${inked('M118 298h-4m6-8h-8M262 298h10m-8-8h6M126 166h12', 3, PAPER.charcoal)}`,
  );
}
