/** The looks of table mode: normal, large, or large in dim red light. */
export const tableModes = ['off', 'on', 'red'] as const;

export type TableMode = (typeof tableModes)[number];

/** Prefix of the stored style sheet, which names its look. */
const MARK = /^\/\*(?<mode>on|red)\*\//;

/** Serializes table mode as its style sheet, so that the next page applies it before the first paint. */
export function writeTableStyle(mode: 'on' | 'red', css: string): string {
  return `/*${mode}*/${css}`;
}

/** Parses the stored look; `off` if it is invalid. */
export function readTableMode(stored: string | null | undefined): TableMode {
  const mode = MARK.exec(stored ?? '')?.groups?.['mode'];
  return mode === 'on' || mode === 'red' ? mode : 'off';
}
