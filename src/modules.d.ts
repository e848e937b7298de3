declare module '*.csv' {
  const sheet: import('./shared/model/csv').Sheet;
  export default sheet;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly dropTables: readonly string[];
      readonly noHinting: boolean;
      readonly variationAxes?: Readonly<
        Record<string, {readonly min: number; readonly max: number}>
      >;
    },
  ): Promise<Buffer>;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.lazy.css' {
  const text: string;
  export default text;
}
