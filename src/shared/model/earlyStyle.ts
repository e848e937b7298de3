/** The stored style sheet that each page applies before it is painted, in its parts. */
export type EarlyStyle = {
  /** The style rules of table mode, or empty. */
  readonly look: string;
  /** The rules that hide later sessions, or empty. */
  readonly veil: string;
};

/** Marks the start of the rules that hide later sessions. */
const VEIL = '/*veil*/';

export function splitEarlyStyle(text: string): EarlyStyle {
  const at = text.indexOf(VEIL);
  return at === -1
    ? {look: text, veil: ''}
    : {look: text.slice(0, at), veil: text.slice(at + VEIL.length)};
}

/** Joins the parts into the text to store; empty if there is nothing to apply. */
export function joinEarlyStyle({look, veil}: EarlyStyle): string {
  return veil === '' ? look : `${look}${VEIL}${veil}`;
}

/** Whether a text is a stored style sheet. */
export function isEarlyStyle(text: string): boolean {
  return /^\/\*(?:on|red|veil)\*\//.test(text);
}
