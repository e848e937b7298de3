/** A phrase of a locked page that may be readable nowhere. */
export type TextPrint = {
  readonly kind: 'text';
  /** The file that it stands in, by its path from the root of the project. */
  readonly where: string;
  readonly text: string;
};

/** A locked file whose bytes may be readable nowhere. */
export type FilePrint = {
  readonly kind: 'file';
  readonly where: string;
  readonly sha256: string;
  /** Some of its bytes as they are, and as base64 writes them; empty where the file is too short for that. */
  readonly slices: readonly string[];
};

/** What must not be found in what is published. */
export type Print = TextPrint | FilePrint;

function isPrint(value: unknown): value is Print {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'text' || value.kind === 'file') &&
    'where' in value
  );
}

/** Reads prints that a build noted. */
export function parsePrints(text: string): readonly Print[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value) || !value.every(isPrint)) {
    throw new Error('The prints of locked pages cannot be read: build again.');
  }
  return value;
}
