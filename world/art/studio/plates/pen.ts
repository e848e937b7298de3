/** The colors of things on plates. */
export const dyes = {
  stone: 'rgb(150 140 124)',
  shade: 'rgb(96 88 80)',
  ink: 'rgb(64 46 34)',
  wood: 'rgb(132 92 60)',
  plank: 'rgb(168 124 80)',
  steel: 'rgb(150 154 162)',
  brass: 'rgb(196 154 74)',
  smoke: 'rgb(132 126 122)',
  flame: 'rgb(240 140 60)',
  water: 'rgb(120 160 176)',
  ice: 'rgb(196 216 222)',
  cloth: 'rgb(148 70 52)',
  sail: 'rgb(92 126 84)',
  dim: 'rgb(120 96 64)',
} as const;

/** A filled outline. */
export function fill(d: string, color: string, opacity?: number): string {
  const share = opacity === undefined ? '' : ` fill-opacity="${opacity}"`;
  return `<path d="${d}" fill="${color}"${share}/>`;
}

/** A filled outline with a drawn edge. */
export function part(d: string, color: string): string {
  return `<path d="${d}" fill="${color}" stroke="${dyes.ink}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** A drawn line. */
export function line(d: string, color: string, wide: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${wide}" stroke-linecap="round"/>`;
}

export function placed(x: number, y: number, content: string): string {
  return `<g transform="translate(${x} ${y})">${content}</g>`;
}

/** A row of things on the ground, at even distances; larger than they are drawn if so asked. */
export function inRow(
  things: readonly string[],
  apart: number,
  size = 1,
): string {
  return things
    .map((each, index) =>
      placed(
        (index - (things.length - 1) / 2) * apart,
        372,
        size === 1 ? each : `<g transform="scale(${size})">${each}</g>`,
      ),
    )
    .join('');
}
