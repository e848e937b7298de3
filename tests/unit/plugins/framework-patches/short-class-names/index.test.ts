import {readFileSync} from 'node:fs';
import {stub} from '../../../../support/stub';
import shortClassNamesPlugin from '../../../../../plugins/framework-patches/short-class-names';

type Config = {mode: string; module: {rules: unknown[]}};

const NAMES = '[local]_[contenthash:base64:4]';

/** Returns the rules of Docusaurus' configuration after the plugin has changed them. */
function configure(mode: string, localIdentName: string): unknown {
  const modules = {localIdentName, exportOnlyLocals: true};
  const rules = [
    {test: /\.css$/, use: [null, {options: {sourceMap: false}}]},
    {test: /\.module\.css$/, use: ['style', {options: {modules}}]},
  ];
  stub<(config: Config) => object>(
    shortClassNamesPlugin().configureWebpack ?? {},
  )({mode, module: {rules}});
  return modules.localIdentName;
}

describe('the plugin that shortens the names of classes', () => {
  it('leaves of them what tells them apart', () => {
    expect(configure('production', NAMES)).toBe('_[contenthash:base64:4]');
  });

  it('keeps the names of the source while pages are written', () => {
    expect(configure('development', NAMES)).toBe(NAMES);
  });

  it('leaves names alone that are given in another way', () => {
    expect(configure('production', '[hash]')).toBe('[hash]');
  });

  it('finds the names that Docusaurus gives', () => {
    expect(
      readFileSync('node_modules/@docusaurus/core/lib/webpack/base.js', 'utf8'),
    ).toContain(`localIdentName: \`${NAMES}\``);
  });
});
