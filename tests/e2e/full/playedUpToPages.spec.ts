import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {
  CAMPAIGN,
  openAtFour,
  say,
  SENTENCE,
} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';

test('where the campaigns stand is veiled on the page of both (T10)', async ({
  page,
}) => {
  await openAtFour(page, '/campaign-reference/');
  await hydrated(page);
  const main = page.getByRole('main');
  const gate = main.getByRole('cell', {name: 'Long Bridge at Sunset'});
  const shroud = main.getByRole('cell', {name: 'Received'});
  await expect(shroud).toBeVisible();
  await expect(gate).toBeHidden();
  await expect(main.getByText(SENTENCE)).toHaveCount(1);
  await expect(main).not.toContainText('Session 13');
  await expect(
    main.getByRole('rowheader', {name: CAMPAIGN}).getByRole('link'),
  ).toBeVisible();

  await say(page, 'Session 12');
  await expect(gate).toBeVisible();
});

test('papers for the next session are veiled when all before it are played (T10)', async ({
  page,
}) => {
  // The contents stand beside the text.
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/campaign-reference/shroud-of-the-empire/handouts.html');
  await say(page, 'Session 6', 'Shroud of the Empire');
  await expect(page.getByRole('heading', {name: 'The petition'})).toBeVisible();
  for (const name of ['Eleven sacks', 'The reeve’s summons']) {
    await expect(page.getByRole('heading', {name})).toBeHidden();
  }
  const contents = page.getByRole('navigation', {name: 'On This Page'});
  await expect(
    contents.getByRole('link', {name: 'The petition'}),
  ).toBeVisible();
  await expect(contents.getByRole('link', {name: 'Eleven sacks'})).toHaveCount(
    0,
  );
  const note = page.getByText(
    'Comes after session 6, where your group stands.',
  );
  await expect(note.first()).toBeVisible();
  await page.getByRole('button', {name: 'Look anyway'}).nth(1).click();
  await expect(page.getByRole('heading', {name: 'Eleven sacks'})).toBeVisible();
});
