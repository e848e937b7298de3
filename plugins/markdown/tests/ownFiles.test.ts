import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import ownFiles from '../ownFiles';
import {getFolder, isOwnFile} from '../staticFiles';
import {
  component,
  createLink,
  page,
  paragraph,
} from '../../../tests/support/markdown';

const path = '/site/docs/reference/gm/secret.mdx';

async function rewritten(tree: Root, ownFolder?: string): Promise<string> {
  const options = {siteDir: '/site', ownFolder};
  await unified().use(ownFiles, options).run(tree, new VFile({path}));
  return JSON.stringify(tree);
}

function examples(): Root {
  return page(
    paragraph(
      createLink('./files/a.pdf#page=2'),
      {type: 'image', url: '../b.png', alt: ''},
      createLink('./other.mdx'),
      createLink('../index.md#top'),
      createLink('https://orrameth.example/./c.png'),
    ),
    {type: 'definition', identifier: 'd', url: './d.csv'},
    component('AssetList', {folder: './files', deep: null}),
    component('Markdown', {src: './_part.mdx'}),
    component('DataTable', {src: './e.csv', caption: './not an address'}),
    component('PdfDisplay', {src: '/f.pdf'}),
  );
}

describe('files beside a locked page', () => {
  it('are distinguished from pages, partials, other addresses and other text', async () => {
    const text = await rewritten(examples(), 'reference');
    for (const address of [
      './other.mdx',
      '../index.md#top',
      'https://orrameth.example/./c.png',
      './_part.mdx',
      './not an address',
      '/f.pdf',
    ]) {
      expect(text).toContain(`"${address}"`);
    }
  });

  it('are resolved among the pages, and others under static/', () => {
    const site = {siteDir: '/site', ownFolder: 'reference'};
    expect(getFolder(site, '/reference/a.csv')).toBe('/site/docs');
    expect(getFolder(site, '/reference-other/a.csv')).toBe('/site/static');
    expect(isOwnFile({siteDir: '/site'}, '/reference/a.csv')).toBe(false);
  });
});
