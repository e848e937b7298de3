import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import dataFilesPlugin from '../../../../plugins/data-files';
import {stub} from '../../../support/stub';

const plugin = dataFilesPlugin(stub<LoadContext>({siteDir: '/site'}));

/** Returns the only rule that the plugin adds to the bundler. */
function rule(): unknown {
  const configure = stub<() => {module: {rules: unknown[]}}>(
    plugin.configureWebpack ?? (() => ({module: {rules: []}})),
  );
  return configure().module.rules[0];
}

describe('the plugin for data files', () => {
  it('is called data-files', () => {
    expect(plugin.name).toBe('data-files');
  });

  it('makes modules of the CSV files under static/', () => {
    expect(rule()).toMatchObject({
      include: '/site/static',
      type: 'javascript/auto',
    });
    expect(rule()).toHaveProperty('test', /\.csv$/);
  });

  it('names an existing loader', () => {
    expect(rule()).toEqual(
      expect.objectContaining({use: [expect.stringMatching(/loader\.cjs$/)]}),
    );
    expect(existsSync('plugins/data-files/loader.cjs')).toBe(true);
  });
});
