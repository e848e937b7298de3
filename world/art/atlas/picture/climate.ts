import {spells} from '../layout/weather';
import {
  blurred,
  getFrame,
  sample,
  interpolateValue,
  type Grid,
} from '../shape/grid';
import {layered} from '../shape/noise';
import {computeGround, WORLD} from '../shape/terrain';
import {
  at,
  clamp,
  distance,
  type Point,
} from '../../../../scripts/drawing/vector';

/** Temperature and humidity at each place, from 0 to 1. */
export type Climate = {
  readonly warmth: (place: Point) => number;
  readonly wetness: (place: Point) => number;
};

/** Cells per mile of the wind simulation. */
const SCALE = 0.1;
/** The rainfall of a cell that counts as 1. */
const FULL = 0.034;

const warmer = layered('warmer', {wave: 300, octaves: 3});
const wetter = layered('wetter', {wave: 240, octaves: 4});

type Wind = {readonly from: 'west' | 'east'; readonly strength: number};

/**
 * Moves humid air along a row: it takes up water over the sea, and loses it as rain over land,
 * most on rising ground.
 */
function blow(height: Grid, row: number, wind: Wind): Float32Array {
  const {width, values} = height;
  const rain = new Float32Array(width);
  let water = 0.8;
  for (let step = 0; step < width; step += 1) {
    const column = wind.from === 'west' ? step : width - 1 - step;
    const ground = at(values, row * width + column);
    const fall =
      ground <= 0 ? -0.07 : water * (0.019 + 0.19 * Math.max(0, ground - 0.18));
    rain[column] = Math.max(0, fall) * wind.strength;
    water = clamp(water - fall, 0.04, 1);
  }
  return rain;
}

const winds: readonly Wind[] = [
  {from: 'west', strength: 1},
  {from: 'east', strength: 0.55},
];

function computeRain(height: Grid): Grid {
  const values = new Float32Array(height.values.length);
  for (let row = 0; row < height.height; row += 1) {
    for (const rain of winds.map((wind) => blow(height, row, wind))) {
      rain.forEach((fall, column) => {
        const index = row * height.width + column;
        values[index] = at(values, index) + fall / FULL;
      });
    }
  }
  return blurred({...height, values}, 3);
}

/** Simulates the winds once, and returns functions for any place. */
export function makeClimate(): Climate {
  const height = sample(
    getFrame([0, 0], WORLD, SCALE),
    ([x, y]) => computeGround(x, y).height,
  );
  const rain = computeRain(height);
  return {
    warmth: (place) => {
      const [x, y] = place;
      const up = Math.max(0, interpolateValue(height, place) - 0.12);
      return clamp((y - 60) / 1560 + 0.07 * warmer(x, y) - 0.42 * up);
    },
    wetness: (place) => {
      const local = spells.reduce(
        (sum, {center, reach, more}) =>
          sum + more * Math.exp(-((distance(center, place) / reach) ** 2)),
        0,
      );
      const chance = 0.28 * wetter(place[0], place[1]);
      return clamp(interpolateValue(rain, place) * 0.8 + chance + local + 0.06);
    },
  };
}
