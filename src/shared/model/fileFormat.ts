import {isRecord} from './isRecord';

export type FileFormat = {
  readonly format: string;
  /** Increase this when the shape of the content changes; older files are then migrated. */
  readonly version: number;
};

/** Why a file cannot be read: it is damaged, of another format, or from a newer version. */
export type FormatFault = 'damaged' | 'newer';

/** The content of a file before it is validated, or why there is none. */
export type FormatContent =
  | {readonly fault: FormatFault}
  | {readonly content: Readonly<Record<string, unknown>>};

/** Writes content as a JSON file that states its format. */
export function writeFormat(
  {format, version}: FileFormat,
  content: object,
): string {
  return `${JSON.stringify({format, version, ...content}, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Reads a file that should have a format; its content may still be invalid. */
export function readFormat(
  {format, version}: FileFormat,
  text: string,
): FormatContent {
  const json = parseJson(text);
  if (!isRecord(json) || json['format'] !== format) {
    return {fault: 'damaged'};
  }
  const {version: found} = json;
  if (typeof found !== 'number' || !Number.isSafeInteger(found)) {
    return {fault: 'damaged'};
  }
  return found > version ? {fault: 'newer'} : {content: json};
}
