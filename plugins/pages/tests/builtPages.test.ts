import {listBuiltPages} from '../builtPages';
import {temporarySite} from '../../../tests/support/temporarySite';

describe('the pages of a built site', () => {
  it('are all pages but the viewer of documents, by path', async () => {
    const outDir = temporarySite({
      'races/orc.html': '<p>Orc</p>',
      'index.html': '<p>Home</p>',
      'assets/lib/viewer.html': '<p>Viewer</p>',
      'races/orc.js': '',
    });
    expect(await listBuiltPages(outDir)).toEqual([
      'index.html',
      'races/orc.html',
    ]);
  });
});
