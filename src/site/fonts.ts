import type {FallbackMetrics, FontMetrics} from '../shared/model/fontFallback';

/** A system font that is used as a fallback. */
export type Fallback = FallbackMetrics & {
  readonly name: string;
  readonly local: readonly string[];
};

/** The fonts of the site, with metrics from @capsizecss/metrics 3.7.0. */
export const fonts: Readonly<Record<string, FontMetrics>> = {
  Literata: {
    ascent: 1177,
    descent: 308,
    lineGap: 0,
    unitsPerEm: 1000,
    averageWidth: 480,
  },
  'Marcellus SC': {
    ascent: 1995,
    descent: 573,
    lineGap: 0,
    unitsPerEm: 2048,
    averageWidth: 964,
  },
};

/** Fallback fonts, in order of how closely their strokes resemble those of Literata. */
export const fallbacks: readonly Fallback[] = [
  {name: 'Georgia', local: ['Georgia'], unitsPerEm: 2048, averageWidth: 913},
  {
    name: 'Noto Serif',
    local: ['Noto Serif'],
    unitsPerEm: 1000,
    averageWidth: 481,
  },
  // Its width was measured in running text against Liberation Serif.
  {
    name: 'DejaVu Serif',
    local: ['DejaVu Serif'],
    unitsPerEm: 2048,
    averageWidth: 1061,
  },
  {
    name: 'Times',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
    unitsPerEm: 2048,
    averageWidth: 832,
  },
];
