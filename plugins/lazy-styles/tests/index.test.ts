import lazyStylesPlugin from '..';
import {stub} from '../../../tests/support/stub';

type Rule = {test?: RegExp; exclude?: RegExp[]; type?: string};
type Configure = (config: {module?: {rules: Rule[]}}) => {
  module: {rules: Rule[]};
};

const plugin = lazyStylesPlugin();
const configure = stub<Configure>(plugin.configureWebpack ?? (() => ({})));

describe('the plugin that lets parts of the site load their own styles', () => {
  it('turns a lazy stylesheet into text', () => {
    const {module} = configure({});
    expect(module.rules).toHaveLength(1);
    expect(module.rules[0]?.type).toBe('asset/source');
    expect(module.rules[0]?.test?.test('src/lightbox.lazy.css')).toBe(true);
    expect(module.rules[0]?.test?.test('src/styles.module.css')).toBe(false);
  });

  it('keeps lazy stylesheets out of the site’s single stylesheet, and leaves other rules alone', () => {
    const modules = /\.module\.css$/;
    const rules: Rule[] = [
      {test: /\.css$/, exclude: [modules]},
      {test: /\.css$/},
      {test: modules},
      {test: /\.png$/},
      {},
    ];
    configure({module: {rules}});
    const excluded = rules.map(({exclude = []}) =>
      exclude.some((each) => each.test('src/lightbox.lazy.css')),
    );
    expect(excluded).toEqual([true, true, false, false, false]);
    expect(rules[0]?.exclude?.[0]).toBe(modules);
  });
});
