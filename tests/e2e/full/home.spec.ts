import {expect, test} from '@playwright/test';
import {contentAreas} from '../../../src/site/contentAreas';
import {open} from '../../support/e2e/reading';

test('home says what this is, and where to go (L15)', async ({page}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Orrameth');
  await expect(main).toContainText('Nine gates, one long road');
  await main.getByRole('link', {name: 'Make a character'}).click();
  await expect(page).toHaveURL(
    '/character-handbook/character-creation-guide.html',
  );
  await page.goBack();
  await main.getByRole('link', {name: 'Open the almanac'}).click();
  await expect(page).toHaveURL('/prime-almanac/');
});

test('home links to every area, grouped like the menus (L15)', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const {id, label} of contentAreas) {
    await expect(
      main.getByRole('listitem').getByRole('link', {name: label}),
    ).toHaveAttribute('href', `/${id}/`);
  }
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Rules',
    'Magic & Gods',
    'World',
    'Campaigns',
    'Private',
    /^Where the campaigns stand/,
    /^How to find your way/,
  ]);
});

test('a card is clickable all over (L15)', async ({page}) => {
  await open(page, '/');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({hasText: 'Magic Science'});
  const box = await card.boundingBox();
  await card.click({
    position: {x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8},
  });
  await expect(page).toHaveURL('/magic-science/');
});

test('home shows the world’s date with its moons, and the state of the campaigns (L15)', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main).toContainText('Today is 1 Highwind 1127 YS, Iceday');
  const moons = main.getByRole('list', {name: 'The moons today'});
  await expect(moons.getByRole('listitem')).toHaveText([
    /^Lanthe new/,
    /^Cinder waning half/,
  ]);
  await expect(main).toContainText('Session 12, The Walk Home');
  await expect(main).toContainText('Session 6, The Masked Season');
});

test('home has no sidebar and no table of contents (L15)', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.locator('.table-of-contents')).toHaveCount(0);
});
