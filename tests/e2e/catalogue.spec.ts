import {expect, test} from '@playwright/test';
import {sitePages} from '../support/pages';

const FOLDER = 'docs/campaign-reference';

test.use({javaScriptEnabled: false});

test('a catalogue lists the pages of a folder, each with what it says of itself (L19)', async ({
  page,
}) => {
  const fronts = (await sitePages()).filter(({path}) =>
    new RegExp(`^${FOLDER}/[^/]+/index\\.mdx?$`).test(path),
  );
  expect(fronts).toHaveLength(2);
  await page.goto('/reference/examples.html');
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
});
