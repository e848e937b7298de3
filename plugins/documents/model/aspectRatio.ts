/** The default aspect ratio of a display. */
export const DEFAULT_RATIO = '16:9';

const RATIO = /^(?<width>\d+(?:\.\d+)?)\s*[:/]\s*(?<height>\d+(?:\.\d+)?)$/;

/** Converts an aspect ratio such as `16:9` to CSS; undefined if it is malformed. */
export function aspectRatio(text: string): string | undefined {
  const {width = '0', height = '0'} = RATIO.exec(text.trim())?.groups ?? {};
  return Number(width) > 0 && Number(height) > 0
    ? `${width} / ${height}`
    : undefined;
}
