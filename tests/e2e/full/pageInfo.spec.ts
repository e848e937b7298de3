import {expect, test, type Locator, type Page} from '@playwright/test';
import {historyReader} from '../../../plugins/git-history';
import {pageDescriber} from '../../../plugins/page-info';
import type {PageInfo} from '../../../src/features/page-info/lib/pageInfo';
import {isInLockedArea} from '../../../src/site/contentAreas';
import {readIdentity} from '../../../src/site/identity';
import {hydrated, watch} from '../../support/e2e/watch';
import {sites} from '../../support/e2e/sites';

const {author, repository, branch} = readIdentity({});
const SOURCE = 'docs/magic-science/healing.md';
const PATH = '/magic-science/healing.html';

const siteDir = process.cwd();
const describePage = pageDescriber({
  siteDir,
  author,
  histories: historyReader(siteDir),
  provider: 'off',
  isLocked: isInLockedArea,
});

/** Returns the known facts about the page, which are fewer without a Git history. */
function describeKnown(): Promise<PageInfo> {
  return describePage({
    path: SOURCE,
    frontMatter: {title: 'Healing'},
    tags: [],
    categories: [],
  });
}

/** Returns the machine-readable dates on the page, from top to bottom. */
function listDates(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('article time')
    .evaluateAll((times) =>
      times
        .filter((time) => time.checkVisibility())
        .map((time) => time.getAttribute('datetime')),
    );
}

/** Returns the distance of the only such element from the top of the page, in pixels. */
async function getTop(element: Locator): Promise<number> {
  await expect(element).toHaveCount(1);
  return (await element.boundingBox())?.y ?? NaN;
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page shows author, date, reading time and topics under its title (L10, P2, P3, P4)', async ({
    page,
  }) => {
    await page.goto(PATH);
    const info = page.getByRole('list', {name: 'About this page'});
    await expect(info.getByRole('link', {name: author.name})).toHaveAttribute(
      'href',
      author.url,
    );
    await expect(info).toContainText(/About \d+ min.*About \d+ words/);
    const title = page.getByRole('heading', {level: 1});
    await expect(title.locator('xpath=following-sibling::*[1]')).toHaveRole(
      'list',
    );
  });

  test('its dates and contributors are those in its history (P3, L13)', async ({
    page,
  }) => {
    const {entries, updated, contributors = []} = await describeKnown();
    const days = entries.flatMap((entry) =>
      entry.item === 'date' ? [entry.day.date] : [],
    );
    await page.goto(PATH);
    expect(await listDates(page)).toEqual([
      ...days,
      ...(updated === undefined ? [] : [updated.date]),
    ]);
    const foot = page.locator('article > footer');
    for (const name of contributors) {
      await expect(foot).toContainText(name);
    }
    await expect(page.locator('article')).not.toContainText('@');
  });

  test('its tags link to the pages that have them (P6)', async ({page}) => {
    await page.goto(PATH);
    const tags = page.getByRole('list', {name: 'Tags'});
    await expect(tags).toHaveCount(1);
    await tags.getByRole('link', {name: 'magic'}).click();
    await expect(page).toHaveURL('/tags/magic.html');
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Healing'}),
    ).toBeVisible();
  });

  for (const [width, where, isAfter] of [
    [390, 'after', true],
    [1440, 'before', false],
  ] as const) {
    test(`author, date and tags come ${where} the text at ${width} pixels, and once (L10)`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(PATH);
      const article = page.getByRole('article');
      const text = await getTop(article.getByRole('paragraph').nth(1));
      for (const part of [
        article.getByRole('link', {name: author.name}),
        article.getByRole('list', {name: 'Tags'}),
      ]) {
        expect((await getTop(part)) > text).toBe(isAfter);
      }
      const length = await getTop(article.getByText(/^About .* words$/));
      expect(length).toBeLessThan(text);
    });
  }

  test('it links to its source (L12)', async ({page}) => {
    await page.goto(PATH);
    await expect(
      page.getByRole('link', {name: 'Edit this page'}),
    ).toHaveAttribute('href', `${repository}/edit/${branch}/${SOURCE}`);
  });
});

test('its page info is the same after hydration, in any time zone (P3)', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: sites.main.origin,
    timezoneId: 'Pacific/Auckland',
    locale: 'de-DE',
  });
  const page = await context.newPage();
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
  await context.close();
});

test('tags are large enough for a thumb on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(PATH);
  const tag = page.getByRole('list', {name: 'Tags'}).getByRole('link').first();
  const box = await tag.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
