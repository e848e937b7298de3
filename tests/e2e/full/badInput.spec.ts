import {expect, test, type Locator, type Page} from '@playwright/test';
import {SHEET_PAGE} from '../../../src/site/sheetPage';
import {hydrated} from '../../support/e2e/watch';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {
  findNumber,
  findSheet,
  levelUp,
  openSheet,
} from '../../support/e2e/sheet';
import {
  fillUp,
  makeRoom,
  spoilRecord,
  type RecordPlace,
} from '../../support/e2e/storage';
import {
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

/** The days by which a clock jumps, back and then far ahead. */
const JUMPS = {back: -400, ahead: 900} as const;

const DAY = 86_400_000;

/** Something that readers make, which the browser keeps. */
type Kept = {
  readonly name: string;
  readonly place: RecordPlace;
  /** The page on which it is used. */
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  /** Opens it again once its page is reloaded. */
  readonly reopen: (page: Page) => Promise<void>;
  readonly find: (page: Page) => Locator;
  /** Two changes, one after the other. */
  readonly change: (page: Page) => Promise<void>;
  readonly changeAgain: (page: Page) => Promise<void>;
  readonly expectBoth: (page: Page) => Promise<void>;
  /** Shows that something is left if its record cannot be read. */
  readonly expectNothing: (page: Page) => Promise<void>;
};

function findNote(page: Page): Locator {
  return findDesk(page).getByRole('textbox', {name: /^Note on/});
}

async function expectPinAndNote(page: Page): Promise<void> {
  await expect(findPins(page)).toHaveCount(1);
  await expect(findNote(page)).toHaveValue('Ask the captain');
}

async function expectNoPin(page: Page): Promise<void> {
  await expect(findPins(page)).toHaveCount(0);
}

async function expectLevelAndBond(page: Page): Promise<void> {
  await expect(findNumber(page, 'Hit points')).toHaveText('15');
  await expect(findSheet(page).getByLabel('Bond')).toHaveValue('A boat');
}

async function expectNoCharacter(page: Page): Promise<void> {
  await expect(findSheet(page)).toContainText('There is no character yet');
}

async function expectFirstRound(page: Page): Promise<void> {
  await expect(findCards(page)).toHaveCount(6);
  await expect(findTracker(page)).toContainText('The fight: round 1');
}

async function expectNobody(page: Page): Promise<void> {
  await expect(findCards(page)).toHaveCount(0);
}

const desk: Kept = {
  name: 'the desk',
  place: {database: 'desk:/', store: 'desks'},
  path: ARMOR,
  open: (page) => openWithPins(page, ARMOR),
  async reopen(page) {
    await page.getByRole('button', {name: 'Pin Mail shirt'}).waitFor();
    await page.keyboard.press('d');
  },
  find: findDesk,
  change: (page) =>
    findDesk(page).getByRole('button', {name: 'Pin this page'}).click(),
  async changeAgain(page) {
    await findNote(page).fill('Ask the captain');
    await findNote(page).blur();
  },
  expectBoth: expectPinAndNote,
  expectNothing: expectNoPin,
};

const sheet: Kept = {
  name: 'the character sheet',
  place: {database: 'sheet:/', store: 'characters'},
  path: SHEET_PAGE,
  open: (page) => openSheet(page, 'odo-varick'),
  reopen: (page) => findSheet(page).waitFor(),
  find: findSheet,
  change: (page) => levelUp(page, 3),
  async changeAgain(page) {
    await findSheet(page).getByLabel('Bond').fill('A boat');
    await findSheet(page).getByLabel('Bond').blur();
  },
  expectBoth: expectLevelAndBond,
  expectNothing: expectNoCharacter,
};

const tracker: Kept = {
  name: 'the tracker',
  place: {database: 'tracker:/', store: 'fights'},
  path: BARROW,
  open: openEncounter,
  reopen: openTracker,
  find: findTracker,
  change: (page) =>
    findTracker(page).getByRole('button', {name: 'Roll initiative'}).click(),
  changeAgain: (page) =>
    findTracker(page).getByRole('button', {name: 'Begin'}).click(),
  expectBoth: expectFirstRound,
  expectNothing: expectNobody,
};

async function comeBack(page: Page, {path, reopen}: Kept): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await reopen(page);
}

for (const kept of [desk, sheet, tracker]) {
  const {name, place, open, find, change, changeAgain} = kept;

  test(`${name} says that there is no room left, and loses nothing once there is (T4, T6, T7)`, async ({
    page,
  }) => {
    await open(page);
    await fillUp(page);
    await change(page);
    await expect(find(page)).toContainText('no room left');
    await makeRoom(page);
    await changeAgain(page);
    await expect(find(page)).not.toContainText('no room left');
    await comeBack(page, kept);
    await kept.expectBoth(page);
  });

  test(`${name} loses nothing if the clock jumps (T4, T6, T7)`, async ({
    page,
  }) => {
    await open(page);
    await page.clock.setFixedTime(Date.now() + JUMPS.back * DAY);
    await change(page);
    await page.clock.setFixedTime(Date.now() + JUMPS.ahead * DAY);
    await changeAgain(page);
    await page.clock.setFixedTime(Date.now() + JUMPS.back * DAY);
    await comeBack(page, kept);
    await expect(find(page)).toBeVisible();
    await kept.expectBoth(page);
  });

  test(`${name} keeps aside what it cannot read, and goes on (T4, T6, T7)`, async ({
    page,
  }) => {
    await open(page);
    await change(page);
    await page.goto('/keep.html');
    await spoilRecord(page, place);
    await comeBack(page, kept);
    await expect(find(page)).toContainText('kept aside as it was (parts: 1)');
    await kept.expectNothing(page);
  });
}

test('files of something else change nothing on the desk, and say why (T4)', async ({
  page,
}) => {
  await desk.open(page);
  await desk.change(page);
  for (const [content, told] of [
    ['%PDF-1.7', 'This file is damaged, or of another kind'],
    ['{"format": "fight", "version": 1}', 'This file is of something else'],
    ['{"format": "desk", "version": 2}', 'from a newer edition'],
    ['{"format": "desk", "version": 1}', 'Nothing was changed'],
  ] as const) {
    await findDesk(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'desk.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    await expect(findDesk(page)).toContainText(told);
    await expect(findPins(page)).toHaveCount(1);
  }
});
