import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {findPalette} from '../../support/e2e/palette';
import {
  findPanel,
  LOG,
  openAtFour,
  say,
  SENTENCE,
} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

test('the log and its contents veil what comes later, which readers may look at part by part', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, LOG);
  await say(page, 'Session 4');
  const link = (session: string) =>
    page.locator(`a[href^="#session-${session}-"]:visible`);
  await expect(link('4')).not.toHaveCount(0);
  await expect(link('5')).toHaveCount(0);
  const buttons = page.getByRole('button', {name: 'Show anyway'});
  const notes = await page.getByText(SENTENCE).count();
  // The table of all sessions, two story arcs, and sessions 5 to 12, at the least.
  expect(notes).toBeGreaterThan(8);
  await expect(buttons).toHaveCount(notes);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);

  await test.step('looking anyway', async () => {
    // After those of the table of all sessions and of the second story arc.
    await buttons.nth(2).focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('heading', {name: /Session 5: The Stair/});
    await expect(shown).toBeFocused();
    await expect(page.getByRole('heading', {name: /Session 6/})).toBeHidden();
    await expect(buttons).toHaveCount(notes - 1);
  });

  await test.step('taking it back', async () => {
    await say(page, 'Not set: show everything');
    await expect(page.getByRole('heading', {name: /Session 12/})).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a reloaded page is veiled before its scripts run, and nothing moves when they do', async ({
  page,
}) => {
  await openAtFour(page, LOG);
  const later = page.locator('#session-5-the-stair-in-the-ice');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  await expect(later).toBeHidden();
  const end = page.getByRole('heading', {name: 'Keeping the log'});
  const before = await end.boundingBox();
  await hydrated(page);
  await expect(
    page.getByRole('button', {name: 'Show anyway'}).first(),
  ).toBeVisible();
  const after = await end.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('search and palette leave out what comes later, say how much, and lead to the choice', async ({
  page,
}) => {
  await openAtFour(page, LOG);
  await hydrated(page);
  await page.keyboard.press('/');
  const {dialog, field, options} = findPalette(page);
  await field.fill('stair in the ice');
  await expect(
    dialog.getByText(/(?:result is|results are) hidden because/),
  ).toBeVisible();
  await expect(options.filter({hasText: /Session 5: The Stair/})).toHaveCount(
    0,
  );
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 600});
  await field.fill('spoilers');
  await options.filter({hasText: 'Sessions played'}).click();
  const first = findPanel(page).getByRole('combobox').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ratio: 1});

  await page.goto('/search.html?q=stair+in+the+ice');
  await expect(
    page.getByText(/(?:result is|results are) hidden because/),
  ).toBeVisible();
  await expect(
    page.getByRole('link', {name: /Session 5: The Stair/}),
  ).toHaveCount(0);
});
