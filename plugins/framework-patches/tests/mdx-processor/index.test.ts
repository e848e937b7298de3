import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Reads a file of a framework package without loading it. */
function readUpstream(name: string, path: string): string {
  const root = dirname(require.resolve(`${name}/package.json`));
  return readFileSync(join(root, path), 'utf8');
}

describe('the Markdown plugins that the framework does not publish', () => {
  const loader = readUpstream('@docusaurus/mdx-loader', 'lib/utils.js');

  it('are the ones that its own MDX loader uses', () => {
    expect(loader).toContain('require("./preprocessor")');
    expect(loader).toContain('require("./processor")');
  });

  it('are called as upstream calls them', () => {
    expect(
      readUpstream('@docusaurus/mdx-loader', 'lib/processor.js'),
    ).toContain('async function createProcessors(');
    expect(
      readUpstream('@docusaurus/mdx-loader', 'lib/preprocessor.js'),
    ).toContain('exports.default = preprocessContent');
  });

  it('receive the default Markdown settings', () => {
    expect(
      readUpstream('@docusaurus/core', 'lib/server/configValidation.js'),
    ).toContain('exports.DEFAULT_MARKDOWN_CONFIG = {');
  });
});
