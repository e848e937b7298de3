/** The supported browsers, as esbuild names them; a test compares package.json. */
export const BROWSERS = [
  'chrome111',
  'edge111',
  'firefox121',
  'ios16.4',
  'safari16.4',
];
