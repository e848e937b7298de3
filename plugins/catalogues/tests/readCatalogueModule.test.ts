import {catalogueModuleReader} from '../readCatalogueModule';
import {openDocs} from '../listPagesBelow';
import {writeRequest} from '../../../src/shared/model/moduleRequest';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'docs/races/orc.md': '---\ntitle: Orc\ndescription: Large.\n---\n',
  'docs/reference/secret.md': '---\ntitle: S\ndescription: Odo.\n---\n',
});
const read = catalogueModuleReader({
  siteDir,
  isLocked: (path) => path.startsWith('docs/reference/'),
});

function request(folder: string): string {
  const place = 'docs/reference/index.mdx:7';
  const query = writeRequest({folder, depth: 1, place});
  return `@site/plugins/catalogues/pages.catalogue${query}`;
}

describe('the catalogue of a locked page', () => {
  it('lists public pages', async () => {
    expect(await read(request('races'))).toMatchObject({
      data: [{title: 'Orc', href: '/races/orc.html', description: 'Large.'}],
      open: true,
      made: [],
    });
  });

  it('shows everything about locked pages, and is then not public', async () => {
    expect(await read(request('reference'))).toMatchObject({
      data: [{title: 'S', description: 'Odo.'}],
      open: false,
    });
  });

  it('names page and line if there is nothing to list', async () => {
    await expect(read(request('none'))).rejects.toThrow(
      'docs/reference/index.mdx:7: <Catalogue> found no pages in docs/none',
    );
  });
});

describe('the catalogue of an open page', () => {
  it('reads the stubs of locked pages, and so only their titles', () => {
    expect(openDocs('/site', 'reference/gm')).toBe('/site/.locked/docs');
    expect(openDocs('/site', 'prime-almanac')).toBe('/site/docs');
    expect(openDocs('/site', 'races')).toBe('/site/docs');
  });
});
