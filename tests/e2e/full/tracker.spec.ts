import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import Papa from 'papaparse';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {hydrated} from '../../support/e2e/watch';
import {openFile, saveFile} from '../../support/e2e/toolFiles';
import {
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

/** Reads the hit points of one of the undead from their sheet. */
function readHitPoints(foe: string): string {
  const sheet = readFileSync('static/game-mechanics/combat/undead.csv', 'utf8');
  const {data} = Papa.parse<Record<string, string>>(sheet, {header: true});
  const points = data.find((row) => row['Undead'] === foe)?.['Hit points'];
  expect(points, `hit points of ${foe}`).toMatch(/^\d+$/);
  return points ?? '';
}

test('one press opens an encounter, with its figures (T5)', async ({page}) => {
  await openEncounter(page);
  await expect(findCards(page).first()).toContainText('Barrow-guard');
  const points = readHitPoints('Barrow-guard');
  await expect(findCards(page).first()).toContainText(
    `${points} of ${points} hit points`,
  );
  await expect(findCards(page).last()).toContainText('Gaunt 4');
});

test('a fight is fought with keys, taken back step by step, and survives a reload (T6)', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByText('Add fighters').click();
  await tracker.getByLabel('Character').selectOption('Odo Varick');
  await tracker.getByRole('button', {name: 'Add', exact: true}).first().click();
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
  await expect(tracker.locator('.trackerLast')).toContainText('strikes at');
  await tracker.focus();
  await page.keyboard.press('u');
  await expect(tracker.locator('.trackerLast')).toContainText('has the turn');
  await page.keyboard.press('n');
  await expect(tracker.getByText('Log (5)')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(7);
  await expect(findTracker(page).getByText('Log (5)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findTracker(page)).toBeHidden();
});

test('keys go on after a step that takes away what had the focus (T6, T12)', async ({
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

test('a file holds the fight, and brings it back; a damaged one changes nothing (T6)', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  const text = await saveFile(tracker);
  await tracker.getByRole('button', {name: 'New fight'}).click();
  await expect(findCards(page)).toHaveCount(0);
  await openFile(tracker, text.slice(0, -20));
  await expect(tracker).toContainText('Nothing was changed');
  await openFile(tracker, text);
  await expect(findCards(page)).toHaveCount(6);
});

test('two tabs share a fight, and neither loses what the other does (T6)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openEncounter(page);
  await other.goto(BARROW);
  await hydrated(other);
  await openTracker(other);
  await expect(findCards(other)).toHaveCount(6);
  await findTracker(other)
    .getByRole('button', {name: 'Roll initiative'})
    .click();
  await expect(findCards(page).first()).toContainText('initiative');
});

test('where storage is blocked the fight goes on for the page, and says so (T6)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  await openEncounter(page);
  await expect(findTracker(page)).toContainText('lets the site keep nothing');
});

test('nothing of the tracker is fetched before it is used (T6)', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    fetched.push(response.url());
  });
  await page.goto(BARROW);
  await hydrated(page);
  const before = fetched.length;
  await page.getByRole('button', {name: 'Open in the tracker'}).last().click();
  await expect(findCards(page)).toHaveCount(6);
  const late = fetched.slice(before).filter((url) => url.endsWith('.js'));
  expect(late.length).toBeGreaterThan(0);
});

for (const colorMode of ['light', 'dark']) {
  test(`axe finds nothing in the tracker, in ${colorMode} (T12)`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('theme-422', mode);
    }, colorMode);
    await openEncounter(page);
    const tracker = findTracker(page);
    await tracker.getByRole('button', {name: 'Roll initiative'}).click();
    await tracker.getByRole('button', {name: 'Begin'}).click();
    await expect(tracker).toContainText('The fight: round 1');
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
  });
}

test('on a phone everything that is pressed is 48 pixels high (T6)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await expect(tracker).toContainText('The fight: round 1');
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
