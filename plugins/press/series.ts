import type {Series} from '../documents/model/pressDocument';
import {series} from '../../world/documents/series';

/**
 * Finds a series.
 *
 * @throws Error listing the series if the id does not exist.
 */
export function seriesNamed(id: string): Series {
  const found = Object.hasOwn(series, id) ? series[id] : undefined;
  if (found === undefined) {
    throw new Error(
      `found the series "${id}", expected one of ${Object.keys(series).join(', ')}.`,
    );
  }
  return found;
}

/** The CSS rule for the colors of a series. */
export function seriesColors(id: string): string {
  const {accent, tint} = seriesNamed(id);
  return `:root { --press-accent: ${accent}; --press-tint: ${tint}; }`;
}
