/** The supported browsers, as esbuild names them; a test compares them with package.json. */
export const BROWSERS = [
  'chrome121',
  'edge121',
  'firefox121',
  'ios17.4',
  'safari17.4',
];
