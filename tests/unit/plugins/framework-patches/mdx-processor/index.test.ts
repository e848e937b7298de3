import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Reads a file of a framework package without loading it. */
function readUpstream(name: string, path: string): string {
  const root = dirname(require.resolve(`${name}/package.json`));
  return readFileSync(join(root, path), 'utf8');
}

describe('the steps of Markdown that the framework does not publish', () => {
  const loader = readUpstream('@docusaurus/mdx-loader', 'lib/utils.js');

  it('are those that its own loader of MDX takes', () => {
    expect(loader).toContain('require("./preprocessor")');
    expect(loader).toContain('require("./processor")');
  });

  it('are called as they are called here', () => {
    expect(
      readUpstream('@docusaurus/mdx-loader', 'lib/processor.js'),
    ).toContain('async function createProcessors(');
    expect(
      readUpstream('@docusaurus/mdx-loader', 'lib/preprocessor.js'),
    ).toContain('exports.default = preprocessContent');
  });

  it('are told what a site is told that says nothing of Markdown', () => {
    expect(
      readUpstream('@docusaurus/core', 'lib/server/configValidation.js'),
    ).toContain('exports.DEFAULT_MARKDOWN_CONFIG = {');
  });
});
