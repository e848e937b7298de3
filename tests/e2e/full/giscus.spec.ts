import {expect, test, type Page} from '@playwright/test';
import {giscus} from '../../support/e2e/giscus';
import {open, quiet, turnPage} from '../../support/e2e/reading';
import {sites, UNDER_PATH} from '../../support/e2e/sites';
import {unlocked} from '../../support/e2e/unlock';

// Comments also work under a base path, which is part of their term.
const {origin, address} = sites.underPath;

test.use({baseURL: address});

const HOST = 'https://giscus.app';

/**
 * Mocks the frame of giscus: reports its height, as giscus does, and shows the settings it
 * receives.
 */
const FRAME = `<!doctype html><title>Comments</title><h1>Giscus</h1><p></p><script>
  addEventListener('message', ({data, origin}) => {
    if (origin === '${origin}' && data.giscus) {
      document.querySelector('p').textContent = JSON.stringify(data.giscus.setConfig);
    }
  });
  parent.postMessage({giscus: {resizeHeight: 321}}, '*');
</script>`;

/** Answers requests to giscus, and records them. */
async function mockGiscus(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(`${HOST}/**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({contentType: 'text/html', body: FRAME});
  });
  return asked;
}

const comments = (page: Page) => page.getByRole('region', {name: 'Comments'});

const findMessage = (page: Page) =>
  page.locator('giscus-widget iframe').contentFrame().locator('p');

test('giscus is asked for the discussion of each page that readers come to, and for nothing before', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  const asked = await mockGiscus(page);
  await open(page, 'magic-science/magic-theory.html');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await quiet(page);
  expect(files).toEqual([]);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(findMessage(page)).toContainText('magic-theory.html');
  const [first] = asked;
  expect(first?.pathname).toBe('/en/widget');
  expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
    ...giscus,
    term: `${UNDER_PATH}magic-science/magic-theory.html`,
    strict: '1',
    theme: 'dark',
  });
  expect(asked).toHaveLength(1);
  await turnPage(page);
  await comments(page).scrollIntoViewIfNeeded();
  const {pathname} = new URL(page.url());
  await expect(findMessage(page)).toContainText(`"term":"${pathname}"`);
  expect(asked.map(({searchParams}) => searchParams.get('term'))).toEqual([
    `${UNDER_PATH}magic-science/magic-theory.html`,
    pathname,
  ]);
});

test('comments that do not answer are reported in place, and can be loaded again; they have their height, and follow the color mode', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(`${HOST}/**`, (route) => route.abort());
  await open(page, 'magic-science/healing.html');
  await comments(page).scrollIntoViewIfNeeded();
  await expect(page.locator('giscus-widget')).toHaveCount(1);
  await page.clock.fastForward(15_000);
  const status = comments(page).getByRole('status');
  await expect(status).toContainText('The comments did not load');
  await expect(page.locator('giscus-widget')).toHaveCount(0);
  await page.unroute(`${HOST}/**`);
  await mockGiscus(page);
  await comments(page).getByRole('button', {name: 'Try again'}).click();
  await expect(findMessage(page)).toContainText('"theme":"dark"');
  await expect(status).toBeEmpty();
  await expect(page.locator('giscus-widget iframe')).toHaveCSS(
    'height',
    '321px',
  );
  await page
    .getByRole('button', {name: /^Change color mode/})
    .first()
    .click();
  await expect(findMessage(page)).toContainText('"theme":"light"');
});

test('a locked page has no comments', async ({page}) => {
  const asked = await mockGiscus(page);
  await unlocked(page);
  await open(page, 'reference/examples.html');
  await expect(comments(page)).toHaveCount(0);
  await quiet(page);
  expect(asked).toEqual([]);
});
