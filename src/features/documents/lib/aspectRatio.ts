/** The shape of a display where its author does not say: wide. */
export const DEFAULT_RATIO = '16:9';

const RATIO = /^(?<width>\d+(?:\.\d+)?)\s*[:/]\s*(?<height>\d+(?:\.\d+)?)$/;

/** Reads a shape such as `16:9` as CSS writes it; nothing where it is none. */
export function aspectRatio(text: string): string | undefined {
  const {width = '0', height = '0'} = RATIO.exec(text.trim())?.groups ?? {};
  return Number(width) > 0 && Number(height) > 0
    ? `${width} / ${height}`
    : undefined;
}
