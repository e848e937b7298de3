import {expect, test} from '@playwright/test';
import {readIdentity} from '../../../src/site/identity';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

const {address, origin} = sites.underPath;

test('a site under a base path works: its pages, links, files, and other spellings of its addresses', async ({
  page,
  request,
}) => {
  const complaints = watch(page, origin);
  for (const path of ['', 'combat-and-tactics/bab-table.html']) {
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
  }
  const sheet = await page
    .getByRole('paragraph')
    .filter({hasText: 'tables (CSV)'})
    .getByRole('link')
    .first()
    .getAttribute('href');
  expect((await request.get(`${origin}${sheet ?? ''}`)).status()).toBe(200);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
  await page.goto(`${address}Magic_Science/Healing`);
  await expect(page).toHaveURL(`${address}magic-science/healing.html`);
});
