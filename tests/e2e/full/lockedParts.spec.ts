import {expect, test} from '@playwright/test';
import {LOCKED, NEIGHBOR} from '../../support/e2e/gate';
import {follow, open, quiet} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {unlocked} from '../../support/e2e/unlock';
import {watch} from '../../support/e2e/watch';
import {countRows, spellRows} from '../../../world/tests/support/spellRows';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

test('spells, filters, and calculators work on a locked page (C7, G4)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, NEIGHBOR.path);
  const entry = page
    .getByRole('article')
    .filter({has: page.locator('#power-smoke-of-disguise')});
  await expect(entry.last()).toContainText('Range');

  await test.step('a preset filters all records', async () => {
    await page.getByRole('link', {name: 'First powers'}).click();
    const first = countRows({type: 'Power', level: '2'});
    await expect(
      page.getByText(`${first} of ${spellRows.length} spells and powers`),
    ).toBeVisible();
  });

  await test.step('a calculator answers', async () => {
    const form = page.getByRole('group', {name: 'What a spell costs'});
    await expect(form.getByRole('status')).toContainText('9 motes');
    await form.getByLabel('Caster level').fill('21');
    await expect(form).toContainText('A whole number from 1 to 20');
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('maps and the planner work on a locked page (C14, G4)', async ({page}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, NEIGHBOR.path);
  const tile = page
    .getByRole('region', {name: 'Map of the Prime'})
    .locator('.leaflet-tile-loaded')
    .first();
  // Right after unlocking, a page still grows and moves what is on it.
  await expect(async () => {
    await page.locator('#the-world').scrollIntoViewIfNeeded();
    await expect(tile).toBeVisible({timeout: 5000});
  }).toPass();
  const played = page.getByRole('combobox', {
    name: 'I have played up to session',
  });
  await expect(async () => {
    await page.locator('#the-way-of-a-party').scrollIntoViewIfNeeded();
    await expect(played).toBeVisible({timeout: 5000});
  }).toPass();
  await played.selectOption('1');
  await expect(page.getByText('Sessions that lie ahead')).toContainText('5');
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a target near the end of a locked page is where readers left it when they come back (R15, G3)', async ({
  page,
}) => {
  await open(page, `${LOCKED.path}#papers-of-this-page`);
  const target = page.getByRole('heading', {name: 'Papers of this page'});
  const getTop = () =>
    target.evaluate((element) => element.getBoundingClientRect().top);
  await expect(target).toBeInViewport();
  await quiet(page);
  const before = await getTop();
  await follow(page, NEIGHBOR.path);
  await expect(
    page.getByRole('heading', {level: 1, name: NEIGHBOR.title}),
  ).toBeVisible();
  await page.goBack();
  await expect(target).toBeInViewport();
  await quiet(page);
  expect(Math.abs((await getTop()) - before)).toBeLessThan(40);
});
