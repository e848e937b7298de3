/** Types for the part of fontkit that this project uses. */
declare module 'fontkit' {
  export type Glyph = {
    readonly advanceWidth: number;
    readonly path: {
      readonly commands: readonly {
        readonly command:
          | 'moveTo'
          | 'lineTo'
          | 'quadraticCurveTo'
          | 'bezierCurveTo'
          | 'closePath';
        readonly args: readonly number[];
      }[];
    };
  };

  export type Font = {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly bbox: Readonly<Record<'minX' | 'minY' | 'maxX' | 'maxY', number>>;
    readonly glyphForCodePoint: (codePoint: number) => Glyph;
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly {readonly xAdvance: number}[];
    };
  };

  type Fontkit = Parameters<
    import('@cantoo/pdf-lib').PDFDocument['registerFontkit']
  >[0];

  /** A font file, possibly variable. */
  export type StoredFont = Exclude<
    Awaited<ReturnType<Fontkit['create']>>,
    {readonly fonts: unknown} | null
  > & {
    readonly characterSet: readonly number[];
    readonly availableFeatures: readonly string[];
    readonly variationAxes: Readonly<
      Record<string, {readonly min: number; readonly max: number}>
    >;
  };

  export function create(font: Uint8Array): StoredFont;
  export function openSync(file: string): Font;
}
