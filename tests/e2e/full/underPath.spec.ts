import {expect, test} from '@playwright/test';
import {readIdentity} from '../../../src/site/identity';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

const {address, origin} = sites.underPath;

for (const path of ['', 'combat-and-tactics/', 'prime-almanac/torosia.html']) {
  test(`/orrameth/${path} works under a base path`, async ({page}) => {
    const complaints = watch(page, origin);
    await page.goto(`${address}${path}`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${readIdentity({}).url}/orrameth/${path}`,
    );
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((link) => !link.startsWith('/orrameth/'))).toEqual([]);
    expect(complaints).toEqual({messages: [], foreignRequests: []});
  });
}

test('another spelling leads to the page under a base path (R13)', async ({
  page,
}) => {
  await page.goto(`${address}Magic_Science/Healing`);
  await expect(page).toHaveURL(`${address}magic-science/healing.html`);
});

test('a data file can be downloaded under a base path (A1)', async ({
  page,
  request,
}) => {
  await page.goto(`${address}combat-and-tactics/bab-table.html`);
  const link = page.getByRole('link', {name: /CSV/}).first();
  const response = await request.get(
    `${origin}${(await link.getAttribute('href')) ?? ''}`,
  );
  expect(response.status()).toBe(200);
});
