/** How the site looks at the table: as ever, large and clear, or that in dim red light. */
export const tableModes = ['off', 'on', 'red'] as const;

/** A look of table mode. */
export type TableMode = (typeof tableModes)[number];

/** Begins what is stored while table mode is on: it says which look the style sheet behind it has. */
const MARK = /^\/\*(?<mode>on|red)\*\//;

/** What is stored of table mode: the style sheet itself, so that the next page has it before anything is painted. */
export function writeTableStyle(mode: 'on' | 'red', css: string): string {
  return `/*${mode}*/${css}`;
}

/** Which look is stored; off where it is none of these. */
export function readTableMode(stored: string | null | undefined): TableMode {
  const mode = MARK.exec(stored ?? '')?.groups?.['mode'];
  return mode === 'on' || mode === 'red' ? mode : 'off';
}
