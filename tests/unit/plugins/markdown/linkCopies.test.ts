import type {Root} from 'mdast';
import {VFile} from 'vfile';
import linkCopies from '../../../../plugins/markdown/linkCopies';
import {lockedAreas, openAreas} from '../../../../src/site/contentAreas';

const siteDir = '/site';

/** Counts what the plugin adds to an empty page. */
function countAdded(path: string, linksCopies?: boolean): number {
  const tree: Root = {type: 'root', children: []};
  const transform = linkCopies({siteDir, linksCopies});
  void transform(tree, new VFile({path: `${siteDir}/${path}`}), () => {
    // Nothing waits for it.
  });
  return tree.children.length;
}

const area = openAreas[0]?.id ?? '';
const locked = lockedAreas[0]?.id ?? '';

describe('the link to copies for other tools', () => {
  it.each([
    [`docs/${area}/index.md`, true, 1],
    [`docs/${area}/index.mdx`, true, 1],
    [`docs/${area}/deep/index.md`, true, 0],
    [`docs/${area}/mill.md`, true, 0],
    [`docs/${locked}/index.md`, true, 0],
    [`docs/${area}/index.md`, undefined, 0],
  ])('on %s, if wanted (%s): %s', (path, linksCopies, count) => {
    expect(countAdded(path, linksCopies)).toBe(count);
  });
});
