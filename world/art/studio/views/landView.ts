import {mix, overlay, type Canvas} from '../canvas';
import {paintMist, paintRidge, paintWater} from '../landscape';
import {roughness} from '../matter';
import {random} from '../noise';
import {paintClouds, paintGlow, paintSky, paintStars} from '../sky';
import {town, type Town} from './buildings';
import {paintMoons} from './moons';
import {css, palettes, type Palette, type PaletteName} from './palettes';
import {person, type Person} from './people';
import {drawPiece, type Piece} from './pieces';
import {paintWeather, type Weather} from './weather';

/** The shape of the land in the background. */
export type Land = 'dunes' | 'hills' | 'mountains' | 'plain' | 'wood';

/** A light in a scene: position and radius in pixels. */
export type Glow = readonly [x: number, y: number, reach: number];

/** An outdoor scene, in 1600 by 900 units. */
export type LandView = {
  readonly seed: string;
  readonly light: PaletteName;
  readonly land: Land;
  /** Top of the ground, as a fraction of the height. */
  readonly horizon?: number;
  /** The world date that decides on the phases of the moons; without it none are visible. */
  readonly day?: string;
  /** Cloud cover from 0 to 1. */
  readonly clouds?: number;
  /** Top of the water, as a fraction of the height. */
  readonly shore?: number;
  /**
   * Whether the foreground has no ground, as people stand on something that is drawn, such as a
   * bridge.
   */
  readonly groundless?: boolean;
  readonly towns?: readonly Town[];
  readonly pieces?: readonly Piece[];
  readonly people?: readonly Person[];
  readonly glows?: readonly Glow[];
  readonly weather?: Weather;
  /** Whether there is grass in the foreground. */
  readonly grass?: boolean;
};

type LandFacts = {
  readonly rise: number;
  readonly length: number;
  readonly trees: number;
  readonly rocky: boolean;
};

const LANDS: Readonly<Record<Land, LandFacts>> = {
  mountains: {rise: 0.15, length: 0.46, trees: 0, rocky: true},
  hills: {rise: 0.09, length: 0.95, trees: 0.016, rocky: false},
  wood: {rise: 0.07, length: 0.8, trees: 0.085, rocky: false},
  dunes: {rise: 0.055, length: 1.2, trees: 0, rocky: false},
  plain: {rise: 0.022, length: 1.4, trees: 0, rocky: false},
};

function paintAir(canvas: Canvas, view: LandView, palette: Palette): void {
  const {seed, horizon = 0.6, clouds = 0.25, day, light} = view;
  paintSky(canvas, {colors: palette.sky, horizon});
  if (palette.isNight && light !== 'smoke') {
    paintStars(canvas, {seed, count: 1500, until: horizon * 0.8});
  }
  if (day !== undefined) {
    paintMoons(canvas, day);
  }
  [1, 0.6].forEach((share, layer) => {
    paintClouds(canvas, {
      seed: `${seed} clouds ${layer}`,
      color:
        layer === 0
          ? palette.clouds
          : mix(palette.clouds, palette.sky[1] ?? palette.clouds, 0.55),
      between: [0.02, horizon],
      length: 0.5 + layer * 0.22,
      cover: clouds * share,
    });
  });
}

function paintLand(canvas: Canvas, view: LandView, palette: Palette): void {
  const {seed, land, horizon = 0.6} = view;
  const facts = LANDS[land];
  [0, 1, 2, 3].forEach((depth) => {
    const color = mix(palette.mist, palette.near, 0.16 + depth * 0.2);
    paintRidge(canvas, {
      seed: `${seed} ${depth}`,
      base: horizon - 0.06 + depth * 0.055,
      rise: facts.rise * (1 - depth * 0.17),
      length: facts.length * (1 - depth * 0.1),
      color,
      mist: palette.mist,
      misty: 0.72 - depth * 0.13,
      from: depth % 2 === 0 ? -1 : 1,
      light: palette.light,
      trees: facts.trees * (0.4 + depth * 0.25),
      rocky: facts.rocky,
    });
  });
}

/** Paints the ground in the foreground. */
function paintGround(canvas: Canvas, view: LandView, palette: Palette): void {
  paintRidge(canvas, {
    seed: `${view.seed} ground`,
    base: view.shore === undefined ? 0.8 : 0.9,
    rise: 0.012,
    length: 0.9,
    color: palette.near,
    mist: mix(palette.near, palette.mist, 0.4),
    misty: 0.32,
    from: 1,
    light: mix(palette.near, palette.light, 0.6),
  });
}

/** Draws grass in the foreground, against the light. */
function grass(
  {width, height}: Canvas,
  seed: string,
  palette: Palette,
): string {
  const chance = random(`${seed} grass`);
  const blades = Array.from({length: 1500}, () => {
    const x = chance() * width;
    const tall =
      (14 + 60 * chance()) * (0.3 + 0.7 * Math.abs(x / width - 0.5) * 2);
    const lean = (chance() - 0.4) * tall * 0.8;
    const y = height + 4;
    return `M${(x - 1.6).toFixed(1)} ${y}Q${(x + lean * 0.2).toFixed(1)} ${(y - tall * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - tall).toFixed(1)}Q${(x + lean * 0.3 + 2).toFixed(1)} ${(y - tall * 0.6).toFixed(1)} ${(x + 1.6).toFixed(1)} ${y}Z`;
  });
  return `<path fill="${css(palette.near, 0.45)}" d="${blades.join('')}"/>`;
}

async function paintThings(
  canvas: Canvas,
  view: LandView,
  palette: Palette,
): Promise<void> {
  const {pieces = [], glows = [], people = [], seed} = view;
  await overlay(
    canvas,
    pieces.map((piece) => drawPiece(piece, palette)).join(''),
    roughness(`${seed} things`, 18, 0.34),
  );
  for (const [x, y, reach] of glows) {
    paintGlow(canvas, {x, y, reach, color: [255, 186, 104], strength: 0.6});
    paintGlow(canvas, {
      x,
      y,
      reach: reach * 0.3,
      color: [255, 226, 166],
      strength: 0.8,
    });
  }
  await overlay(
    canvas,
    people.map((each) => person(each, palette.near, palette.light)).join(''),
  );
}

/** Whether there is ground in the foreground; above water only if people stand there. */
function hasGround({shore, people, groundless}: LandView): boolean {
  return (shore === undefined || people !== undefined) && groundless !== true;
}

/** Paints an outdoor scene. */
export async function paintLandView(
  canvas: Canvas,
  view: LandView,
): Promise<void> {
  const palette: Palette = palettes[view.light];
  const {seed, horizon = 0.6, shore, towns = [], weather} = view;
  paintAir(canvas, view, palette);
  paintLand(canvas, view, palette);
  await overlay(
    canvas,
    towns
      .map((each, index) => town(each, `${seed} town ${index}`, palette))
      .join(''),
    roughness(`${seed} walls`, 11, 0.3),
  );
  paintMist(canvas, {
    seed: `${seed} mist`,
    color: palette.mist,
    at: horizon + 0.12,
    reach: 0.13,
    strength: 0.6,
  });
  if (shore !== undefined) {
    paintWater(canvas, {
      shore,
      tint: mix(palette.mist, palette.near, 0.6),
      seed: `${seed} water`,
    });
  }
  if (hasGround(view)) {
    paintGround(canvas, view, palette);
  }
  await paintThings(canvas, view, palette);
  if (weather !== undefined) {
    paintWeather(canvas, weather, seed);
  }
  if (view.grass === true) {
    await overlay(canvas, grass(canvas, seed, palette));
  }
}
