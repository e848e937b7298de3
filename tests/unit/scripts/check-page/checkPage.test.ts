import {checkPage} from '../../../../scripts/check-page/checkPage';

describe('the check of a page', () => {
  it.each([
    'docs/nowhere.md',
    'README.md',
    'docs/reference/_examples/_text.mdx',
  ])('explains what a page is if it is given %s', async (path) => {
    await expect(checkPage(path)).rejects.toThrow(
      `found "${path}", expected the path of a page`,
    );
  });
});
