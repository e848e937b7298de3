import {readFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import developmentPlugin from '../../../../plugins/development';
import {createIdleCompiler} from '../../../../plugins/development/createIdleCompiler';
import {stub} from '../../../support/stub';

const plugin = developmentPlugin(
  stub<LoadContext>({baseUrl: '/'}),
  {},
  {isBuild: false, searchOnDemand: undefined, idle: createIdleCompiler()},
);

describe('styles of the development server', () => {
  it('are not compiled for old browsers, and run through all other PostCSS plugins', () => {
    const wrapInLayer = {postcssPlugin: 'wrap-in-layer'};
    const options = {
      ident: 'postcss',
      plugins: [['/packages/postcss-preset-env/index.js', {}], wrapInLayer],
    };
    expect(plugin?.configurePostCss?.(options)).toEqual({
      ident: 'postcss',
      plugins: [wrapInLayer],
    });
  });

  it('would be compiled for old browsers by the framework, which names that plugin with its options', () => {
    const loader =
      'node_modules/@docusaurus/bundler/lib/loaders/styleLoader.js';
    expect(readFileSync(loader, 'utf8')).toMatch(
      /plugins: \[\s*\[\s*require\.resolve\('postcss-preset-env'\)/,
    );
  });
});
