/** A seeded random generator of numbers from 0 to 1. */
export type Random = () => number;

/** Smooth noise over the plane, from −1 to 1. */
export type Field = (x: number, y: number) => number;

/** Hashes a string, so that similar strings give unrelated numbers. */
function hash(word: string): number {
  let sum = 2166136261;
  for (const letter of word) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return sum >>> 0;
}

/** Creates a random generator that gives the same numbers for the same seed on every machine. */
export function random(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function smooth(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Creates gradient noise. */
export function field(seed: string): Field {
  const chance = random(seed);
  const angles = Float32Array.from({length: 256}, () => chance() * Math.PI * 2);
  const order = Uint8Array.from({length: 256}, () => chance() * 256);
  const cosines = Float64Array.from(angles, (angle) => Math.cos(angle));
  const sines = Float64Array.from(angles, (angle) => Math.sin(angle));
  /** Returns the gradient at a corner of the grid, as an angle in turns. */
  const getGradientTurn = (column: number, row: number): number =>
    ((order[column & 255] ?? 0) + row * 57) & 255;
  /** Returns the contribution of a gradient at a distance from its corner. */
  const slope = (turn: number, x: number, y: number): number =>
    (cosines[turn] ?? 0) * x + (sines[turn] ?? 0) * y;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - left, y - top];
    const across = smooth(dx);
    const above = between(
      slope(getGradientTurn(left, top), dx, dy),
      slope(getGradientTurn(left + 1, top), dx - 1, dy),
      across,
    );
    const below = between(
      slope(getGradientTurn(left, top + 1), dx, dy - 1),
      slope(getGradientTurn(left + 1, top + 1), dx - 1, dy - 1),
      across,
    );
    return between(above, below, smooth(dy)) * 1.41;
  };
}

/** Combines octaves of a field. */
export function layered(base: Field, octaves: number): Field {
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * base(x * scale + octave * 17.3, y * scale - octave * 9.1);
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
}

/** Combines octaves of a field into ridges, from 0 to 1. */
export function ridged(base: Field, octaves: number): Field {
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const crest = 1 - Math.abs(base(x * scale + octave * 31.7, y * scale));
      sum += weight * crest * crest;
      weight *= 0.5;
      scale *= 2.07;
    }
    return sum;
  };
}
