import {expect, test} from '@playwright/test';
import {
  accessFaults,
  prepareAccess,
} from '../../../../../tests/support/e2e/access';
import {
  findNumber,
  findSheet,
  openSheet,
  unfold,
} from '../../../../../tests/support/e2e/sheet';
import {findTracker} from '../../../../../tests/support/e2e/tracker';
import {hydrated} from '../../../../../tests/support/e2e/watch';

test('a caster chooses spells by the star or on the sheet, casts them, and the sheet has what is left', async ({
  page,
}) => {
  await openSheet(page, 'maren-quill');
  const sheet = findSheet(page);
  await expect(
    sheet.getByRole('button', {name: 'Use Feel the Glass'}),
  ).toBeVisible();

  await page.goto('/magic-science/?q=whistle');
  await hydrated(page);
  await expect(page.getByText('the spells of Maren Quill')).toBeVisible();
  await page
    .getByRole('button', {name: 'In my spellbook: Whistle for a Hound'})
    .click();

  await page.goto('/character-sheet.html');
  await hydrated(page);
  await expect(
    sheet.getByRole('button', {name: 'Use Whistle for a Hound'}),
  ).toBeVisible();
  await unfold(page, 'Choose spells and powers');
  await sheet.getByLabel('Only those allowed by class and level').uncheck();
  await sheet.getByRole('searchbox').fill('ash whisper');
  await expect(sheet).toContainText('A second school opens at level 7.');

  await sheet.getByRole('button', {name: 'Add to the fight'}).click();
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await expect(tracker).toContainText('Motes 6');
  await tracker.getByRole('button', {name: 'Cast Feel the Glass'}).click();
  await expect(tracker).toContainText('Motes 5');
  await tracker.getByRole('button', {name: 'Undo'}).click();
  await expect(tracker).toContainText('Motes 6');
  await tracker.getByRole('button', {name: 'Cast Feel the Glass'}).click();
  await tracker
    .getByRole('button', {name: 'Update the character sheets'})
    .click();
  await expect(tracker).toContainText(
    'Updated the character sheets of Maren Quill.',
  );
  await tracker.getByRole('button', {name: 'Close the tracker'}).click();
  await expect(sheet.getByLabel('Motes', {exact: true})).toHaveValue('5');
});

test('on a phone the first screen of a character has what play asks for first, and is accessible', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/character-sheet.html?ready=maren-quill');
  await hydrated(page);
  const sheet = findSheet(page);
  for (const name of ['Hit points', 'Motes']) {
    await expect(sheet.getByLabel(name, {exact: true})).toBeInViewport();
  }
  for (const name of ['Action points', 'Mana']) {
    await expect(findNumber(page, name)).toBeInViewport();
  }
  await expect(sheet.getByText('Knife +2')).toBeInViewport();
  await expect(
    sheet.getByRole('button', {name: 'Use Feel the Glass'}),
  ).toBeInViewport();
  await unfold(page, 'Choose spells and powers');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 844});
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
});
