import {expect, test, type Locator} from '@playwright/test';
import {readIdentity} from '../../../src/site/identity';
import {hydrated, watch} from '../../support/e2e/watch';
import {sites} from '../../support/e2e/sites';

const {author} = readIdentity({});
const PATH = '/magic-science/healing.html';

/** Returns the distance of the only such element from the top of the page, in pixels. */
async function getTop(element: Locator): Promise<number> {
  await expect(element).toHaveCount(1);
  return (await element.boundingBox())?.y ?? NaN;
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('author and tags come after the text on a phone, before it on a desktop, and once; how long it is comes before', async ({
    page,
  }) => {
    await page.goto(PATH);
    const article = page.getByRole('article');
    const tags = article.getByRole('list', {name: 'Tags'});
    const byline = article.getByRole('link', {name: author.name});
    for (const [width, isAfter] of [
      [390, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({width, height: 844});
      const text = await getTop(article.getByRole('paragraph').nth(1));
      for (const part of [byline, tags]) {
        expect((await getTop(part)) > text, `at ${width}`).toBe(isAfter);
      }
      const length = await getTop(article.getByText(/^About .* words$/));
      expect(length).toBeLessThan(text);
    }
  });

  test('tags link to the pages that have them, and are large enough for a thumb', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(PATH);
    const tag = page
      .getByRole('list', {name: 'Tags'})
      .getByRole('link', {name: 'magic'});
    expect((await tag.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await tag.click();
    await expect(page).toHaveURL('/tags/magic.html');
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Healing'}),
    ).toBeVisible();
  });
});

test.describe('in another time zone and language', () => {
  test.use({timezoneId: 'Pacific/Auckland', locale: 'de-DE'});

  test('page info is the same after hydration', async ({page}) => {
    const complaints = watch(page, sites.main.origin);
    await page.goto(PATH);
    const info = page.getByRole('list', {name: 'About this page'});
    await hydrated(page);
    const served = await page.request.get(PATH);
    const live = (await info.innerText()).split('\n');
    const html = (await served.text()).replaceAll(/<[^>]*>/g, '');
    for (const line of live) {
      expect(html).toContain(line);
    }
    expect(complaints).toEqual({messages: [], foreignRequests: []});
  });
});
