import {noise} from './noise';
import {
  between,
  clamp,
  distance,
  measureLength,
  middle,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';

/** Smooths a line by averaging each point with its neighbors; the ends stay. */
export function smoothed(line: Chain, times: number): Chain {
  let current = line;
  for (let time = 0; time < times; time += 1) {
    const last = current;
    current = last.map((point, index): Point => {
      const [a, b] = [last[index - 1], last[index + 1]];
      return a === undefined || b === undefined
        ? point
        : middle(point, middle(a, b, 0.5), 0.5);
    });
  }
  return current;
}

/** Resamples a line at about equal distances. */
export function resampled(line: Chain, step: number): Chain {
  const count = Math.max(2, Math.round(measureLength(line) / step));
  const stride = measureLength(line) / count;
  const points: Point[] = [];
  let due = 0;
  line.forEach((point, index) => {
    const before = line[index - 1];
    if (before !== undefined) {
      const length = distance(before, point);
      while (due < length) {
        points.push(middle(before, point, due / length));
        due += stride;
      }
      due -= length;
    }
  });
  const last = line.at(-1);
  return last === undefined ? line : [...points.slice(0, count), last];
}

export type Meander = {
  /** The purpose of its random numbers. */
  readonly purpose: string;
  /** Length of a bend in miles. */
  readonly wave: number;
};

/** Displaces the points of a line sideways at random; the ends stay. */
export function meandering(
  line: Chain,
  reach: number,
  {purpose, wave}: Meander,
): Chain {
  const bend = noise(purpose);
  const total = measureLength(line);
  let gone = 0;
  return line.map((point, index): Point => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    gone += distance(before, point);
    const span = distance(before, after);
    const free = clamp(Math.min(gone, total - gone) / (wave / 2));
    const away =
      reach * free * bend(gone / wave, total / 97) +
      reach * 0.35 * free * bend(gone / (wave * 0.37), total / 53);
    return span === 0
      ? point
      : [
          point[0] - ((after[1] - before[1]) / span) * away,
          point[1] + ((after[0] - before[0]) / span) * away,
        ];
  });
}

/** Adds bends to a line until it has a given length, or straightens one that is too long. */
export function fitted(line: Chain, length: number, bends: Meander): Chain {
  let base = line;
  for (let time = 0; time < 400 && measureLength(base) > length; time += 1) {
    base = smoothed(base, 4);
  }
  let [low, high] = [0, bends.wave];
  for (let time = 0; time < 24; time += 1) {
    const reach = between(low, high, 0.5);
    if (measureLength(meandering(base, reach, bends)) > length) {
      high = reach;
    } else {
      low = reach;
    }
  }
  return meandering(base, low, bends);
}
