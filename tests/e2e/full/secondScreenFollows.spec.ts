import {expect, test, type Locator, type Page} from '@playwright/test';
import {hydrated, watch} from '../../support/e2e/watch';
import {sites} from '../../support/e2e/sites';
import {open} from '../../support/e2e/reading';
import {findBar, openScreen} from '../../support/e2e/secondScreen';

const COMBAT = '/combat-and-tactics/action-points.html';
const ROAD = '/campaign-reference/return-of-the-gatewatcher/maps.html';

test('the map of a campaign is shown with the road that the group has traveled, and no further leg (T8, T10)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, ROAD);
  const screen = await openScreen(page);
  await page.keyboard.press('Escape');
  const stage = page.getByRole('region', {name: 'Map of the campaign'});
  await stage.scrollIntoViewIfNeeded();
  const upTo = page.getByRole('combobox', {
    name: 'I have played up to session',
  });
  await upTo.selectOption({index: 3});
  const button = page.getByRole('button', {
    name: 'Show to the table: Map of the campaign',
  });
  await button.click();
  await expect(findBar(page)).toContainText('Players see: Map of the campaign');
  await expect(
    screen.getByRole('figure', {name: 'Map of the campaign'}),
  ).toBeVisible();
  await expect(screen.locator('.mark')).toHaveText(['1', '2']);
  await expect(screen.locator('polyline')).toHaveCount(2);
  expect(await screen.content()).not.toContain('Leg');

  await upTo.selectOption({index: 0});
  await button.click();
  await expect(screen.locator('polyline')).toHaveCount(0);
  await expect(screen.locator('.mark')).toHaveCount(0);
  await expect(screen.locator('circle')).toHaveCount(3);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

function readGround(page: Page): Promise<string> {
  return page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
}

test('the window of the players turns red with the page of the game master, at once and after a reload (T8, T9)', async ({
  page,
}) => {
  await open(page, COMBAT);
  const screen = await openScreen(page);
  const before = await readGround(screen);
  await page.getByRole('button', {name: 'At the table'}).first().click();
  const panel = page.getByRole('dialog', {name: 'At the table'});
  const turn = (look: string) => panel.getByRole('radio', {name: look}).check();
  await turn('Red light');
  await expect.poll(() => readGround(screen)).toBe('rgb(0, 0, 0)');
  await screen.reload();
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  expect(await readGround(screen)).toBe('rgb(0, 0, 0)');
  await turn('Off');
  await expect.poll(() => readGround(screen)).toBe(before);
});

test('a duplicated tab has a name of its own: each tells that the other one shows something (T8)', async ({
  page,
}) => {
  await open(page, COMBAT);
  await openScreen(page);
  await page.getByRole('button', {name: /^Show to the table: Act/}).click();
  await expect(findBar(page)).toContainText('Players see: Actions');
  // Like a duplicate, it begins with a copy of the storage of this visit.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      window.open(location.href);
    }),
  ]);
  await hydrated(copy);
  await expect(findBar(copy)).toContainText('Another tab shows: Actions');
  await expect(findBar(page)).toContainText('Players see: Actions');

  await copy.goto('/campaign-reference/shroud-of-the-empire/handouts.html');
  await hydrated(copy);
  await copy.locator('main blockquote').first().scrollIntoViewIfNeeded();
  await copy.getByRole('button', {name: /^Show to the table: Nine/}).click();
  await expect(findBar(copy)).toContainText('Players see: Nine questions');
  await expect(findBar(page)).toContainText('Another tab shows: Nine');
});

/** How far down the window something begins, in whole pixels. */
function findTop(thing: Locator): Promise<number> {
  return thing.evaluate((element) =>
    Math.round(element.getBoundingClientRect().top),
  );
}

test('buttons stay beside what they show when table mode makes the page larger (T8, T9)', async ({
  page,
}) => {
  await open(page, COMBAT);
  await openScreen(page);
  await page.mouse.wheel(0, 600);
  const button = page.getByRole('button', {name: /^Show to the table: Act/});
  await expect(button).toBeVisible();
  const table = page.getByRole('table', {name: 'Actions and their cost'});
  const findGap = async () => (await findTop(button)) - (await findTop(table));
  const gap = await findGap();
  const top = await findTop(table);
  await page.getByRole('button', {name: 'At the table'}).first().click();
  await page.getByRole('radio', {name: 'Red light'}).check();
  await expect.poll(() => findTop(table)).not.toBe(top);
  await expect.poll(findGap).toBe(gap);
});
