import {expect, test} from '@playwright/test';
import {open} from '../../support/e2e/reading';

const PAGE = '/magic-science/generating-spell-lists.html';

test('a spell list is rolled from a seed, and its address gives the same list', async ({
  page,
}) => {
  await open(page, PAGE);
  const form = page.getByRole('group', {name: 'Roll a spell list'});
  await form.getByLabel('School').selectOption('Ecolu Ahn Mutus');
  await form.getByLabel('Caster level').selectOption('5');
  await form.getByRole('button', {name: 'Roll'}).click();
  const rows = page
    .getByRole('region', {name: 'The rolled spell list'})
    .getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const spells = await rows.allTextContents();
  expect(spells.length).toBeGreaterThanOrEqual(6);
  await expect(form.getByRole('status')).toContainText('known at level 5');
  await page.reload();
  await expect(rows).toHaveText(spells);
  await form.getByLabel('Caster level').selectOption('6');
  await expect(rows).not.toHaveCount(spells.length);
  expect((await rows.allTextContents()).slice(0, spells.length)).toEqual(
    spells,
  );
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/magic-science\/#spell-/);
});
