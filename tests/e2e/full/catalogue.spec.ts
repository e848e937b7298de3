import {expect, test} from '@playwright/test';
import {sitePages} from '../../../scripts/check-page/sitePages';
import {openWithoutScripts} from '../../support/e2e/unlock';

const FOLDER = 'docs/campaign-reference';

test('a catalogue lists the pages of a folder, each with its description (L19)', async ({
  browser,
}) => {
  const fronts = (await sitePages()).filter(({path}) =>
    new RegExp(`^${FOLDER}/[^/]+/index\\.mdx?$`).test(path),
  );
  expect(fronts).toHaveLength(2);
  const {page, close} = await openWithoutScripts(
    browser,
    '/reference/examples.html',
  );
  for (const {address, frontMatter} of fronts) {
    const line = page
      .getByRole('article')
      .getByRole('listitem')
      .filter({has: page.locator(`a[href="${address}"]`)});
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(
      String(frontMatter['shortTitle'] ?? frontMatter['title']),
    );
    await expect(line).toContainText(String(frontMatter['description']));
  }
  await close();
});
