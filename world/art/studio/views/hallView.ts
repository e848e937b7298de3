import {
  ease,
  mix,
  overlay,
  paint,
  shine,
  type Canvas,
  type Color,
} from '../canvas';
import {masonry, roughness} from '../matter';
import {field, layered} from '../noise';
import {paintMist} from '../landscape';
import {paintGlow} from '../sky';
import type {Glow} from './landView';
import {css} from './palettes';
import {person, type Person} from './people';
import {paintWeather, type Weather} from './weather';

/** An interior scene, in 1600 by 900 units. */
export type HallView = {
  readonly seed: string;
  /** The color of stone or timber. */
  readonly wall: Color;
  /** The color of the incoming light. */
  readonly light: Color;
  /** What lines the walls. */
  readonly sides: 'columns' | 'shelves' | 'threads';
  /** The source of light at the far end. */
  readonly end: 'arch' | 'door' | 'hearth' | 'windows';
  /** Whether there is a long table in the middle. */
  readonly table?: boolean;
  /** Objects on the floor, as SVG. */
  readonly things?: string;
  readonly people?: readonly Person[];
  readonly glows?: readonly Glow[];
  readonly weather?: Weather;
};

/** The vanishing point of the room. */
const EYE = {x: 800, y: 410} as const;
/** The edges of the far wall. */
const FAR = {left: 560, right: 1040, top: 210, foot: 560} as const;

type Surface = 'floor' | 'roof' | 'wall';

/** Returns the surface that a line of sight meets, by its offset from the center. */
function computeSurface(dx: number, dy: number): Surface {
  if (Math.abs(dy) < Math.abs(dx) || dy === 0) {
    return 'wall';
  }
  return dy > 0 ? 'floor' : 'roof';
}

/** Paints floor, walls, and ceiling, brighter toward the light. */
function paintRoom(canvas: Canvas, {seed, wall, light}: HallView): void {
  const grain = layered(field(`${seed} floor`), 5);
  const tiles = masonry(`${seed} walls`, 46, 0.5);
  paint(canvas, (x, y) => {
    const dx = (x - EYE.x) / 240;
    const dy = (y - EYE.y) / (y > EYE.y ? 150 : 200);
    const depth = Math.max(Math.abs(dx), Math.abs(dy), 1);
    const near = 1 / depth;
    const surface = computeSurface(dx, dy);
    const along = (surface === 'wall' ? dy : dx) / depth;
    const boards = Math.abs(((along * 8 + 100) % 1) - 0.5) < 0.03 ? 0.72 : 1;
    const matterOf: Readonly<Record<Surface, () => number>> = {
      floor: () => (0.86 + 0.3 * grain(along * 30, near * 16)) * boards,
      roof: () => 0.42 * boards,
      wall: () => tiles(near * 1500, 400 + along * 380),
    };
    const matter = matterOf[surface]();
    const lit =
      0.2 + 0.75 * near ** 1.5 + (surface === 'floor' ? 0.28 * near : 0);
    return [
      mix(
        [4, 4, 6],
        mix(wall, light, 0.5 * near ** 2),
        Math.min(1, lit * matter),
      ),
      1,
    ];
  });
}

/** Draws columns with capitals, shelves of tablets, or threads from ceiling to floor. */
function sideDrawing({sides, wall, light}: HallView): string {
  const stations = [1.25, 1.7, 2.4, 3.5];
  return stations
    .toReversed()
    .flatMap((depth) =>
      [-1, 1].map((side) => {
        const x = EYE.x + side * 240 * depth * 0.9;
        const [top, foot] = [EYE.y - 200 * depth, EYE.y + 150 * depth];
        const wide = 24 * depth;
        const tone = 0.3 + 0.75 / depth;
        const lit = css(mix(wall, light, 0.35), tone);
        if (sides === 'threads') {
          return Array.from(
            {length: 9},
            (_, thread) =>
              `<path d="M${x + (thread - 4) * wide * 0.5} ${top}Q${x + (thread - 4) * wide * 0.4} ${EYE.y} ${x + (thread - 4) * wide * 0.55} ${foot}" stroke="${css(light, tone)}" stroke-width="${1.1 * depth}" fill="none" stroke-opacity=".75"/>${thread % 2 ? `<circle cx="${x + (thread - 4) * wide * 0.44}" cy="${EYE.y + ((thread * 31) % 90) - 20}" r="${2.6 * depth}" fill="${css(light, tone)}"/>` : ''}`,
          ).join('');
        }
        if (sides === 'shelves') {
          return Array.from({length: 6}, (_, shelf) => {
            const y = top + ((foot - top) * (shelf + 1)) / 7;
            const books = Array.from(
              {length: 8},
              (_item, item) =>
                `<path fill="${css(mix(wall, light, 0.2 + ((item * 7 + shelf * 3) % 5) / 9), tone)}" d="M${x - wide * 2 + item * wide * 0.5} ${y}v${-(0.55 + ((item * 5 + shelf) % 4) / 10) * (foot - top) * 0.12}h${wide * 0.42}V${y}Z"/>`,
            );
            return `${books.join('')}<path fill="${css(wall, tone * 0.6)}" d="M${x - wide * 2.2} ${y}h${wide * 4.6}v${5 * depth}h${-wide * 4.6}Z"/>`;
          }).join('');
        }
        return `<path fill="${css(wall, tone * 0.55)}" d="M${x - wide} ${foot}V${top}H${x + wide}V${foot}Z"/><path fill="${lit}" d="M${x - side * wide * 0.2} ${foot}V${top}H${x - side * wide}V${foot}Z"/><path fill="${css(mix(wall, light, 0.25), tone)}" d="M${x - wide * 1.4} ${foot}v${-14 * depth}h${wide * 2.8}v${14 * depth}ZM${x - wide * 1.5} ${top + 30 * depth}l${wide * 0.5} ${20 * depth}h${wide * 2}l${wide * 0.5} ${-20 * depth}Z"/>`;
      }),
    )
    .join('');
}

/** Draws the far end. */
function endDrawing({end, light, wall}: HallView): string {
  const glass = css(light, 1.1);
  if (end === 'windows') {
    return [640, 760, 880]
      .map(
        (x) =>
          `<path fill="${glass}" d="M${x} 470V300a40 52 0 0 1 80 0V470Z"/><path d="M${x + 40} 470V250M${x} 330H${x + 80}M${x} 400H${x + 80}" stroke="${css(wall, 0.4)}" stroke-width="5"/>`,
      )
      .join('');
  }
  if (end === 'hearth') {
    return `<path fill="${css(wall, 0.3)}" d="M640 560V330Q800 250 960 330V560Z"/><path fill="rgb(14 8 6)" d="M690 560V400Q800 340 910 400V560Z"/><g transform="translate(800 556) scale(1.250)"><path fill="rgb(240 120 40)" d="M0-112C14-76 52-62 44-26C40-8 12 0 0 0C-16 0-42-10-44-30C-46-56-16-60-14-84C-4-74-6-64-6-54C4-64 4-90 0-112Z"/><path fill="rgb(255 214 120)" d="M2-62C8-42 22-38 18-18C14-6 6-2 0-2C-10-2-18-8-17-20C-16-34-2-40 2-62Z"/></g>`;
  }
  if (end === 'door') {
    return `<path fill="${css(wall, 0.35)}" d="M690 560V330a110 110 0 0 1 220 0V560Z"/><path fill="rgb(44 78 128)" d="M708 560V334a92 92 0 0 1 184 0V560Z"/><path d="M800 242V560M708 400H892M708 480H892" stroke="rgb(22 40 72)" stroke-width="5"/><circle cx="784" cy="450" r="8" fill="rgb(216 178 84)"/><circle cx="816" cy="450" r="8" fill="rgb(216 178 84)"/>`;
  }
  return `<path fill="${css(wall, 0.4)}" d="M640 560V340a160 150 0 0 1 320 0V560Z"/><path fill="${glass}" d="M672 560V346a128 120 0 0 1 256 0V560Z"/>`;
}

/** Draws a long table from the middle toward the viewer. */
function table({wall, light}: HallView): string {
  return `<path fill="${css(mix(wall, light, 0.35), 0.9)}" d="M690 590H910L1130 760H470Z"/><path fill="${css(wall, 0.42)}" d="M470 760H1130V796H470ZM520 796h34v90h-34ZM1046 796h34v90h-34Z"/><path fill="${css(light, 0.9)}" fill-opacity=".85" d="M760 620l50-4 16 26-58 4ZM880 664l58 2 6 34-62-4ZM640 690l60-8 4 34-68 8Z"/>`;
}

/** Paints light that falls from the far end across the floor. */
function shineOnFloor(canvas: Canvas, light: Color): void {
  shine(canvas, (x, y) => {
    const fall = (y - FAR.foot) / (900 - FAR.foot);
    const across = Math.abs(x - EYE.x) / (150 + 460 * Math.max(0, fall));
    return [
      light,
      y < FAR.foot || across > 1 ? 0 : 0.34 * (1 - across) * (1 - fall * 0.7),
    ];
  });
}

/** Paints an interior scene. */
export async function paintHallView(
  canvas: Canvas,
  view: HallView,
): Promise<void> {
  const {
    seed,
    light,
    wall,
    things = '',
    people = [],
    glows = [],
    weather,
  } = view;
  paintRoom(canvas, view);
  await overlay(
    canvas,
    `<path fill="${css(wall, 0.62)}" d="M${FAR.left} ${FAR.top}H${FAR.right}V${FAR.foot}H${FAR.left}Z"/>`,
    masonry(`${seed} far`, 26, 0.4),
  );
  await overlay(canvas, endDrawing(view));
  await overlay(
    canvas,
    sideDrawing(view),
    roughness(`${seed} sides`, 20, 0.36),
  );
  shineOnFloor(canvas, light);
  paintGlow(canvas, {
    x: EYE.x,
    y: 400,
    reach: 640,
    color: light,
    strength: 0.55,
  });
  await overlay(
    canvas,
    (view.table === true ? table(view) : '') + things,
    roughness(`${seed} things`, 16, 0.26),
  );
  for (const [x, y, reach] of glows) {
    paintGlow(canvas, {x, y, reach, color: [255, 190, 110], strength: 0.7});
  }
  const shade: Color = [wall[0] * 0.2, wall[1] * 0.2, wall[2] * 0.2];
  await overlay(
    canvas,
    people.map((each) => person(each, shade, light)).join(''),
  );
  paintMist(canvas, {
    seed: `${seed} dust`,
    color: light,
    at: 0.45,
    reach: 0.4,
    strength: 0.1,
  });
  if (weather !== undefined) {
    paintWeather(canvas, weather, seed);
  }
  paint(canvas, (x) => [[0, 0, 0], 0.5 * ease(480, 820, Math.abs(x - EYE.x))]);
}
