import {readBody} from '../../../../plugins/page-info/readBody';
import {temporarySite} from '../../../support/temporarySite';

describe('the text of a page', () => {
  it('is all but its front matter', async () => {
    const siteDir = temporarySite({
      'docs/a.md': '---\ntitle: Healing\n---\n\nRest well.\n',
    });
    await expect(readBody(`${siteDir}/docs/a.md`)).resolves.toBe('Rest well.');
  });
});
