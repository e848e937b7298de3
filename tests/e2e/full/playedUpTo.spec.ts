import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';
import {findPalette} from '../../support/e2e/palette';
import {
  CAMPAIGN,
  findPanel,
  LOG,
  openAtFour,
  say,
  SENTENCE,
} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';

const CHRONICLE =
  '/campaign-reference/return-of-the-gatewatcher/game-story.html';
const CAST = '/campaign-reference/return-of-the-gatewatcher/characters.html';
const PICTURES = '/return-of-the-gatewatcher/session-images.html';
/** The notes of the log: the table of all sessions, sessions 5 to 12, what came out since, and two documents. */
const NOTES = 12;
const KEY = 'played-up-to-return-of-the-gatewatcher';

test('readers say once which session they have reached, and the log veils what comes after (T10)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, LOG);
  const later = page.getByRole('heading', {name: /Session 5: The Stair/});
  await expect(later).toBeVisible();

  await say(page, 'Session 4');
  await expect(later).toBeHidden();
  await expect(
    page.getByRole('heading', {name: /Session 4: The Gate Ajar/}),
  ).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(NOTES);
  await expect(
    page.locator('a[href="#session-4-the-gate-ajar"]:visible').first(),
  ).toBeAttached();
  await expect(page.locator('a[href^="#session-5-"]:visible')).toHaveCount(0);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('before readers say anything, a marked part looks like any other (T10)', async ({
  page,
}) => {
  await open(page, LOG);
  const readLook = (selector: string): Promise<readonly string[]> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {maxInlineSize, marginBlockEnd, fontSize} =
          getComputedStyle(element);
        return [maxInlineSize, marginBlockEnd, fontSize];
      });
  expect(await readLook('.markdown > div[data-session] > p')).toEqual(
    await readLook('.markdown > p'),
  );
});

test('readers look anyway at one part, and the others stay veiled (T10)', async ({
  page,
}) => {
  await openAtFour(page, LOG);
  await hydrated(page);
  const buttons = page.getByRole('button', {name: 'Look anyway'});
  await expect(buttons).toHaveCount(NOTES);
  await buttons.nth(1).focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('heading', {name: /Session 5: The Stair/});
  await expect(shown).toBeVisible();
  await expect(shown).toBeFocused();
  await expect(page.getByRole('heading', {name: /Session 6/})).toBeHidden();
  await expect(buttons).toHaveCount(NOTES - 1);
});

test('a reloaded page is veiled before its scripts run, and nothing moves when they do (T10)', async ({
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
    page.getByRole('button', {name: 'Look anyway'}).first(),
  ).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(NOTES);
  const after = await end.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('chronicle, cast, pictures and documents are veiled (T10)', async ({
  page,
}) => {
  await openAtFour(page, CHRONICLE);
  await hydrated(page);
  await expect(page.getByText('pays the debt-tellers')).toBeHidden();
  await expect(page.getByText('Ilse Marrable').first()).toBeVisible();
  await expect(page.getByText(/The Watcher has a room at an inn/)).toBeHidden();
  const document = page.locator('main a[href$="/chronicle.pdf"]').first();
  await expect(document).toBeHidden();

  await page.goto(CAST);
  await hydrated(page);
  await page.getByText('Spoiler: Met in Nine Doors').click();
  await expect(page.getByRole('img', {name: /A still Gray Elf/})).toBeHidden();
  await page.getByText('Spoiler: Met in The Finger’s Breadth').click();
  await expect(
    page.getByRole('img', {name: /narrow, gray-haired/}),
  ).toBeVisible();
  await expect(page.getByRole('cell', {name: 'Corvin Hale'})).toHaveCount(0);

  await page.goto(PICTURES);
  await hydrated(page);
  const captions = page.locator('figcaption:visible');
  await expect(captions.filter({hasText: 'The Gate ajar'})).toHaveCount(1);
  await expect(captions.filter({hasText: 'The stair in the ice'})).toHaveCount(
    0,
  );
  await page
    .getByRole('figure', {name: 'The Gate ajar'})
    .getByRole('link')
    .click();
  await expect(page.locator('.lightboxTitle').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.locator('.lightboxTitle', {hasText: 'The stair in the ice'}),
  ).toHaveCount(0);
});

test('search and palette leave out what comes later, and say how much (T10)', async ({
  page,
}) => {
  await openAtFour(page, LOG);
  await hydrated(page);
  await page.keyboard.press('/');
  const {dialog, field, options} = findPalette(page);
  await field.fill('stair in the ice');
  await expect(dialog.getByText(/comes? after the session/)).toBeVisible();
  await expect(options.filter({hasText: /Session 5: The Stair/})).toHaveCount(
    0,
  );
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);

  await page.goto('/search.html?q=stair+in+the+ice');
  await expect(page.getByText(/comes? after the session/)).toBeVisible();
  await expect(
    page.getByRole('link', {name: /Session 5: The Stair/}),
  ).toHaveCount(0);
});

test('the preview of a later session says why it is empty (T10)', async ({
  page,
}) => {
  await openAtFour(page, CHRONICLE);
  await hydrated(page);
  const link = page.locator('main a[href*="#session-5-"]').first();
  await page.getByRole('button', {name: 'Look anyway'}).nth(1).click();
  await link.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText(SENTENCE);
  await expect(card).not.toContainText('The Stair in the Ice');
});

test('another tab follows, and everything is shown again once readers take it back (T10)', async ({
  page,
  context,
}) => {
  await open(page, LOG);
  const other = await context.newPage();
  await open(other, LOG);
  await say(page, 'Session 4');
  await expect(other.getByText(SENTENCE)).toHaveCount(NOTES);

  await say(page, 'Not set: show everything');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', {name: /Session 12/})).toBeVisible();
    await expect(tab.getByText(SENTENCE)).toHaveCount(0);
  }
  expect(
    await page.evaluate((key) => localStorage.getItem(key), KEY),
  ).toBeNull();
});

test('the map of the campaign and the panel say the same (T10)', async ({
  page,
}) => {
  await openAtFour(
    page,
    '/campaign-reference/return-of-the-gatewatcher/maps.html',
  );
  await hydrated(page);
  const choice = page.getByRole('combobox', {name: /I have played up to/});
  await choice.scrollIntoViewIfNeeded();
  await expect(choice.locator('option:checked')).toHaveText(/^4: /);
  await choice.selectOption({label: '5'});
  await page.getByRole('button', {name: 'At the table'}).click();
  await expect(
    findPanel(page)
      .getByRole('combobox', {name: CAMPAIGN})
      .locator('option:checked'),
  ).toHaveText('Session 5');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
});

test('the palette leads to the choice, in view on a phone (T10)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 600});
  await open(page, LOG);
  await page.keyboard.press('/');
  const {field, options} = findPalette(page);
  await field.fill('spoilers');
  await options.filter({hasText: 'Played up to'}).click();
  const first = findPanel(page).getByRole('combobox').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ratio: 1});
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('pages read as before (T10, T12)', async ({page}) => {
    await page.goto(LOG);
    await expect(page.getByRole('heading', {name: /Session 12/})).toBeVisible();
    await expect(page.getByText('Look anyway')).toHaveCount(0);
  });
});
