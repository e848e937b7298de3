import type {LoadContext} from '@docusaurus/types';
import developmentPlugin from '..';
import {createIdleCompiler} from '../createIdleCompiler';
import {stub} from '../../../tests/support/stub';

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
});
