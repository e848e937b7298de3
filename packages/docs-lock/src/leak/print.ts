/** A phrase of a locked page that must not be readable anywhere. */
export type TextPrint = {
  readonly kind: 'text';
  /** The file that holds it, by its path from the root of the project. */
  readonly where: string;
  readonly text: string;
};

/** A locked file whose bytes must not be readable anywhere. */
export type FilePrint = {
  readonly kind: 'file';
  readonly where: string;
  readonly sha256: string;
  /** Some of its bytes, verbatim and as base64; empty if the file is too short. */
  readonly slices: readonly string[];
};

/** What must not occur in published files. */
export type Print = TextPrint | FilePrint;

/** The phrases that a build records of a locked area. */
export type AreaPrints = {
  /** Whether the build had the text of the pages, or ciphertext alone. */
  readonly from: 'pages' | 'sealed';
  /** A digest of the files that were read; empty if there were none. */
  readonly sources: string;
  readonly prints: readonly Print[];
};

function isText(value: object): boolean {
  return (
    'kind' in value &&
    value.kind === 'text' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

function isFile(value: object): boolean {
  return (
    'kind' in value &&
    value.kind === 'file' &&
    'sha256' in value &&
    typeof value.sha256 === 'string' &&
    'slices' in value &&
    Array.isArray(value.slices) &&
    value.slices.every((slice) => typeof slice === 'string')
  );
}

function isPrint(value: unknown): value is Print {
  return (
    typeof value === 'object' &&
    value !== null &&
    'where' in value &&
    typeof value.where === 'string' &&
    (isText(value) || isFile(value))
  );
}

/** Whether a value has the shape of what a build records. */
function isNote(
  value: unknown,
): value is Pick<AreaPrints, 'from' | 'sources'> & {readonly prints: unknown} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    (value.from === 'pages' || value.from === 'sealed') &&
    'sources' in value &&
    typeof value.sources === 'string' &&
    'prints' in value
  );
}

function isAreaPrints(value: unknown): value is AreaPrints {
  return (
    isNote(value) && Array.isArray(value.prints) && value.prints.every(isPrint)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the fingerprints that a build recorded.
 *
 * @throws Error if they are malformed, as after a build that was killed.
 */
export function parsePrints(text: string): AreaPrints {
  const value = parsed(text);
  if (!isAreaPrints(value)) {
    throw new Error('The prints of locked pages cannot be read: build again.');
  }
  return value;
}
