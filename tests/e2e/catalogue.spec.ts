import {expect, test} from '@playwright/test';
import {sitePages} from '../support/pages';

test.use({javaScriptEnabled: false});

test('a catalogue lists the pages of a folder, each with what it says of itself (L19)', async ({
  page,
}) => {
  const listed = (await sitePages()).filter(
    ({path, frontMatter}) =>
      /^docs\/magic-science\/[^/]+\.md$/.test(path) &&
      !path.endsWith('/index.md') &&
      frontMatter['index'] !== false,
  );
  await page.goto('/reference/examples.html');
  const heading = page.getByRole('heading', {name: 'Catalogue'});
  const lines = heading.locator('xpath=following-sibling::ul[1]/li');
  await expect(lines).toHaveCount(listed.length);
  for (const {frontMatter} of listed) {
    const title = String(frontMatter['shortTitle'] ?? frontMatter['title']);
    const line = lines.filter({
      has: page.getByRole('link', {name: title, exact: true}),
    });
    await expect(line).toContainText(String(frontMatter['description']));
  }
});
