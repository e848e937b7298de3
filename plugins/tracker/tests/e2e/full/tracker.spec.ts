import {expect, test} from '@playwright/test';
import {
  accessFaults,
  prepareAccess,
} from '../../../../../tests/support/e2e/access';
import {openFile, saveFile} from '../../../../../tests/support/e2e/toolFiles';
import {
  addFighter,
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../../../../tests/support/e2e/tracker';
import {hydrated} from '../../../../../tests/support/e2e/watch';

test('a fight is fought with keys, with a character who joins it, and taken back step by step', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByText('Add fighters').click();
  await addFighter(tracker, 'Odo Varick');
  await expect(findCards(page)).toHaveCount(7);
  await tracker.getByRole('button', {name: 'Roll initiative'}).press('Enter');
  await expect(findCards(page).first()).toContainText('initiative');
  await tracker.getByRole('button', {name: 'Begin'}).press('Enter');
  await expect(tracker).toContainText('The fight: round 1');
  const acting = findCards(page).filter({
    has: page.locator('[aria-current=true]'),
  });
  await expect(acting).toContainText('% to hit: d20');
  await acting.getByRole('button', {name: 'Roll the attack'}).press('Enter');
  await expect(tracker.locator('.trackerLast')).toContainText('attacks');
  await tracker.focus();
  await page.keyboard.press('u');
  await expect(tracker.locator('.trackerLast')).toContainText('’s turn:');
  await page.keyboard.press('n');
  await expect(tracker.getByText('Log (5)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tracker).toBeHidden();
});

test('a party and a changed foe are saved, and join the next fight', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await openTracker(page);
  const tracker = findTracker(page);
  const press = (name: string) =>
    tracker.getByRole('button', {name, exact: true}).click();
  const openForms = () =>
    tracker.getByText('Add fighters', {exact: true}).click();
  await openForms();
  await press('Add The Latchkeepers (6)');
  await tracker.getByLabel('Party name').fill('Our six');
  await press('Save heroes as a party');
  await tracker.getByLabel('Start from').selectOption('Bridge troll');
  await tracker.getByRole('textbox', {name: 'Name', exact: true}).fill('Toll');
  await press('Save for later');
  await press('New fight');
  await expect(findCards(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await openTracker(page);
  await openForms();
  await press('Add Our six');
  await press('Add Toll');
  await expect(findCards(page)).toHaveCount(7);
  await expect(findCards(page).last()).toContainText('Toll');
  await press('Delete Our six');
  await expect(tracker.getByText('Our six')).toHaveCount(0);
});

test('a party joins with one tap, and so does a foe that is looked for', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await openTracker(page);
  const tracker = findTracker(page);
  await tracker.getByText('Add fighters', {exact: true}).click();
  await tracker.getByRole('button', {name: 'Add The Latchkeepers (6)'}).click();
  await expect(findCards(page)).toHaveCount(6);
  await tracker
    .getByRole('textbox', {name: /^Find a foe/})
    .fill('undead rank 1');
  await addFighter(tracker, 'Rattlebone');
  await expect(findCards(page).last()).toContainText('Rattlebone');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
});

test('keys go on after a step that takes away what had the focus', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  const next = tracker.locator('.trackerNext');
  await tracker.getByRole('button', {name: 'Roll initiative'}).press('Enter');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toHaveText('Next turn');
  const attack = tracker.getByRole('button', {name: 'Roll the attack'});
  await attack.focus();
  const log = tracker.getByText(/^Log \(\d+\)$/);
  while (await attack.isEnabled()) {
    const before = (await log.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(log).not.toHaveText(before);
  }
  await expect(next).toBeFocused();
  const undo = tracker.getByRole('button', {name: 'Undo'});
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(attack).toBeEnabled();
  await expect(undo).toBeFocused();
});

test('a file holds the fight, and brings it back; a damaged one changes nothing', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  const text = await saveFile(tracker);
  await tracker.getByRole('button', {name: 'New fight'}).click();
  await expect(findCards(page)).toHaveCount(0);
  await openFile(tracker, text.slice(0, -20));
  await expect(tracker).toContainText('Nothing has changed');
  await openFile(tracker, text);
  await expect(findCards(page)).toHaveCount(6);
});

test('two tabs share a fight, and each tells that the other changed it', async ({
  page,
  context,
}) => {
  await openEncounter(page);
  const other = await context.newPage();
  await other.goto(BARROW);
  await hydrated(other);
  await openTracker(other);
  await expect(findCards(other)).toHaveCount(6);
  await findTracker(other)
    .getByRole('button', {name: 'Roll initiative'})
    .click();
  const tracker = findTracker(page);
  await expect(tracker).toContainText('Changed in another tab');
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await expect(tracker).not.toContainText('Changed in another tab');
  await expect(findTracker(other)).toContainText('The fight: round 1');
});

test('lists that cannot be fetched are tried again; all else works', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const isTable = (await answer.text()).includes('"characters":[');
    await (isTable && isDown
      ? route.abort()
      : route.fulfill({response: answer}));
  });
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByText('Add fighters').click();
  const fault = tracker.getByText('did not load. Everything else works.');
  await expect(fault.first()).toBeVisible();
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await expect(findCards(page).first()).toContainText('initiative');
  isDown = false;
  await tracker.getByRole('button', {name: 'Try again'}).first().click();
  await expect(fault).toHaveCount(0);
  await expect(
    tracker.getByRole('textbox', {name: 'Find a character'}),
  ).toBeVisible();
});

test('the tracker is accessible in both color modes, and fits fingers on a phone', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await expect(tracker).toContainText('The fight: round 1');
  await prepareAccess(page);
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page), mode).toEqual([]);
  }

  await page.setViewportSize({width: 390, height: 844});
  const low = await tracker
    .locator('button, select, summary, input[type=number]')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .filter((each) => each.getBoundingClientRect().height < 48)
        .map((each) => each.outerHTML.slice(0, 100)),
    );
  expect(low).toEqual([]);
  const beyond = await tracker
    .locator('.trackerBody')
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(beyond).toBe(0);
});

test('in a window of 320 by 256 pixels, as at a zoom of 400%, the order of a begun fight fills the window', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await findCards(page).nth(2).scrollIntoViewIfNeeded();
  const shown = await tracker.evaluate((element) => {
    const cards = [...element.querySelectorAll('.trackerCard')];
    return cards
      .map((card) => card.getBoundingClientRect())
      .map(({top, bottom}) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      .reduce((sum, height) => sum + Math.max(height, 0), 0);
  });
  expect(shown).toBeGreaterThan(128);
});
