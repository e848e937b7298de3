import {readFileSync} from 'node:fs';
import {stub} from '../../../../tests/support/stub';
import shortClassNamesPlugin from '../../short-class-names';

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

describe('the plugin that shortens class names', () => {
  it('keeps the part that makes them unique', () => {
    expect(configure('production', NAMES)).toBe('_[contenthash:base64:4]');
  });

  it('finds the form that Docusaurus uses', () => {
    expect(
      readFileSync('node_modules/@docusaurus/core/lib/webpack/base.js', 'utf8'),
    ).toContain(`localIdentName: \`${NAMES}\``);
  });
});
