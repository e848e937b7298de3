import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

test('dice in the text are thrown, announced and remembered from page to page', async ({
  page,
}) => {
  await open(page, '/character-handbook/character-creation-guide.html');
  const dice = page.getByRole('button', {
    name: 'Roll 4d6, drop the lowest die',
  });
  await dice.click();
  const tray = page.getByRole('complementary', {name: 'Dice'});
  const told = tray.getByRole('status');
  await expect(told).toHaveText(
    /^4d6, drop the lowest die: (?:\(?[1-6]\)?(?: \+ |(?= = ))){4} = \d+$/,
  );
  await dice.press('Enter');
  await expect(tray.getByText('Earlier rolls (1)')).toBeVisible();
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', {name: 'Stats and Benchmarks'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Stats and Benchmarks',
  );
  await expect(told).toContainText('4d6');
  await tray.getByRole('button', {name: 'Clear the dice'}).click();
  await expect(tray).toBeHidden();
});
