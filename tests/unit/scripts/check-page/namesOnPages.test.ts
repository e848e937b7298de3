import {knownNames} from '../../../../scripts/check-page/namesOnPages';
import type {SitePage} from '../../../../scripts/check-page/sitePages';
import {stub} from '../../../support/stub';

/** Makes a page of which only the title counts. */
function makePage(title: string): SitePage {
  return stub<SitePage>({body: '', frontMatter: {title}});
}

describe('the names that pages may use', () => {
  it('are collected once as long as nothing changes, and again with a new title', async () => {
    const first = await knownNames([makePage('Ann of Long Ford')]);
    expect(first.text).toContain('Ann of Long Ford');
    expect(await knownNames([makePage('Ann of Long Ford')])).toBe(first);
    const second = await knownNames([makePage('Bea of Short Ford')]);
    expect(second.text).toContain('Bea of Short Ford');
    expect(second.text).not.toContain('Ann of Long Ford');
  });
});
