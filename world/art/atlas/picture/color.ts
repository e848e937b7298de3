import {between, clamp} from '../../../../scripts/drawing/vector';

/** RGB values from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

export function blend(a: Color, b: Color, t: number): Color {
  return [
    between(a[0], b[0], t),
    between(a[1], b[1], t),
    between(a[2], b[2], t),
  ];
}

/** Multiplies a color by a factor. */
export function lit(color: Color, light: number): Color {
  return [color[0] * light, color[1] * light, color[2] * light];
}

/**
 * Interpolates a color in a chart by two values from 0 to 1: the first selects the row, the second
 * the column.
 */
export function fromChart(
  chart: readonly (readonly Color[])[],
  row: number,
  column: number,
): Color {
  const columns = (chart[0]?.length ?? 1) - 1;
  const down = clamp(row) * (chart.length - 1.001);
  const across = clamp(column) * (columns - 0.001);
  const [top, left] = [Math.floor(down), Math.floor(across)];
  const pick = (r: number, c: number): Color => chart[r]?.[c] ?? [0, 0, 0];
  const above = blend(pick(top, left), pick(top, left + 1), across - left);
  const below = blend(
    pick(top + 1, left),
    pick(top + 1, left + 1),
    across - left,
  );
  return blend(above, below, down - top);
}
