/** What this project uses of fontkit, which comes without types. */
declare module 'fontkit' {
  export type Glyph = {
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
    readonly unitsPerEm: number;
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly {readonly xAdvance: number}[];
    };
  };

  export function openSync(file: string): Font;
}
