import {runInNewContext} from 'node:vm';
import {stub} from '../../../tests/support/stub';
import fontsPlugin from '..';
import {chooseFace} from '../chooseFace';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

type Rules = {
  module: {rules: readonly {test: RegExp; enforce: string; use: string[]}[]};
};

const plugin = fontsPlugin();
const {preBodyTags} = stub<() => Tags>(plugin.injectHtmlTags ?? {})();
const {module: bundled} = stub<() => Rules>(plugin.configureWebpack ?? {})();

const [script = {tagName: '', innerHTML: ''}] = preBodyTags;

type Before = {readonly at: number; readonly kept?: string};

/**
 * The arguments of the script; the function itself is a different text when coverage is measured.
 */
const [, recall = ''] =
  /\)\(document\.documentElement, (?<recall>.+)\)$/.exec(script.innerHTML) ??
  [];

/** Runs the script on a page opened at a time, with the given storage. */
function open({at, kept}: Before): unknown {
  const root = stub<HTMLElement>({dataset: {}});
  chooseFace(
    root,
    () =>
      runInNewContext(`(${recall})()`, {
        localStorage: {face: kept},
        performance: {now: () => at},
      }) as string,
  );
  return root.dataset['face'];
}

describe('the plugin for fonts', () => {
  it.each([
    [
      'the own one where the browser has the fonts',
      {at: 9000, kept: 'own'},
      'own',
    ],
    [
      'the own one on a line that brings the head of a page in less than 150 ms',
      {at: 149},
      'own',
    ],
    ['what stands in on a slower line', {at: 150}, 'late'],
  ])('the font of a page is %s', (_name, before, face) => {
    expect(open(before)).toBe(face);
  });

  it('cuts the fonts of the site, but not those of formulas, before the bundler names them', () => {
    const [rule] = bundled.rules;
    expect(rule?.enforce).toBe('pre');
    const cut = [
      '/node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
      '/node_modules/@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff2',
    ];
    expect(cut.every((file) => rule?.test.test(file))).toBe(true);
    expect(
      rule?.test.test('/node_modules/katex/dist/fonts/KaTeX_Main.woff2'),
    ).toBe(false);
  });
});
