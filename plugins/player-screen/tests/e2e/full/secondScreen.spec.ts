import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  accessFaults,
  prepareAccess,
} from '../../../../../tests/support/e2e/access';
import {isOpen, isShut, LOCKED} from '../../../../../tests/support/e2e/gate';
import {findPalette} from '../../../../../tests/support/e2e/palette';
import {open} from '../../../../../tests/support/e2e/reading';
import {
  findBar,
  findEdges,
  openScreen,
} from '../../../../../tests/support/e2e/secondScreen';
import {sites} from '../../../../../tests/support/e2e/sites';
import {
  findTracker,
  openEncounter,
} from '../../../../../tests/support/e2e/tracker';
import {unlocked} from '../../../../../tests/support/e2e/unlock';
import {hydrated, watch} from '../../../../../tests/support/e2e/watch';

const COMBAT = '/combat-and-tactics/action-points.html';
const IMAGES = '/return-of-the-gatewatcher/session-images.html';

/** Opens the window of the players from the bar of the game master. */
async function openFromBar(page: Page): Promise<Page> {
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    findBar(page).getByRole('button', {name: 'Open the player screen'}).click(),
  ]);
  return screen;
}

test('what is shown can be darkened, shown again and stopped, and the window outlives the page', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, COMBAT);
  const screen = await openScreen(page);
  const bar = findBar(page);
  await page.getByRole('button', {name: /^Show players: Act/}).click();
  const told = 'Players see: Actions and their cost';
  await expect(bar).toContainText(told);
  const table = screen.getByRole('table', {name: 'Actions and their cost'});
  await expect(table).toBeVisible();

  await bar.getByRole('button', {name: 'Blank the screen'}).click();
  await expect(table).toBeHidden();
  await bar.getByRole('button', {name: 'Show again'}).click();
  await expect(table).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(table).toBeVisible();
  await page.getByRole('button', {name: 'At the table'}).first().click();
  await page.getByRole('button', {name: 'Player screen', exact: true}).click();
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await page.getByRole('button', {name: /^Show players: Act/}).click();
  await expect(table).toBeVisible();
  await bar.getByRole('button', {name: 'Stop showing'}).click();
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a picture is shown from its gallery and from the lightbox, by keyboard too', async ({
  page,
}) => {
  await open(page, IMAGES);
  const screen = await openScreen(page);
  const first = page
    .getByRole('region', {name: 'Show players'})
    .getByRole('button')
    .first();
  await first.press('Enter');
  const picture = screen.getByRole('img');
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  await page.getByRole('main').locator('a:has(img)').nth(2).click();
  const dialog = page.getByRole('dialog', {name: 'Pictures'});
  await dialog.getByRole('button', {name: 'Show players'}).click();
  await expect(
    dialog.getByRole('button', {name: 'Shown to players'}),
  ).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('a picture from a later session is not shown, even where it is still open', async ({
  page,
  context,
}) => {
  await open(page, IMAGES);
  await page
    .getByRole('figure', {name: 'The stair in the ice'})
    .getByRole('link')
    .click();
  const dialog = page.getByRole('dialog', {name: 'Pictures'});
  await expect(dialog).toBeVisible();

  const other = await context.newPage();
  await open(other, '/return-of-the-gatewatcher/game-story.html');
  await other.getByRole('button', {name: 'At the table'}).click();
  await other
    .getByRole('combobox', {name: 'Return of the Gate Watcher'})
    .selectOption('Session 4');
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() =>
      dialog
        .locator('img')
        .evaluateAll((images) =>
          images.some((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
    )
    .toBe(true);
  await dialog.getByRole('button', {name: 'Show players'}).click();
  await expect(findBar(page)).toHaveCount(0);

  // One of a session that they have played is shown.
  await dialog.getByRole('button', {name: 'Close'}).click();
  await page
    .getByRole('figure', {name: 'The Gate ajar'})
    .getByRole('link')
    .click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Show players'}).click();
  await expect(findBar(page)).toBeVisible();
});

test('what players see of a locked page is gone once any tab locks it, and a new window gets nothing', async ({
  page,
  context,
}) => {
  await unlocked(page);
  await open(page, LOCKED.path);
  await isOpen(page);
  const screen = await openScreen(page);
  const plan = page.getByRole('img', {name: /^Plan of a cellar room/});
  await plan.scrollIntoViewIfNeeded();
  await page
    .getByRole('button', {name: /^Show players: Plan of a cellar room/})
    .click();
  const seen = screen.getByRole('img', {name: /^Plan of a cellar room/});
  await expect(seen).toHaveAttribute('src', /^blob:/);

  const other = await context.newPage();
  await other.goto(LOCKED.path);
  await isOpen(other);
  await other.getByRole('button', {name: 'Lock this area'}).click();
  await isShut(page);
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(seen).toHaveCount(0);
  expect(await screen.content()).not.toMatch(/blob:|cellar/);

  await screen.close({runBeforeUnload: true});
  const next = await openFromBar(page);
  await expect(next.getByText('Waiting for something to show')).toBeVisible();
  expect(await next.content()).not.toMatch(/blob:|cellar/);
});

test('the map is shown as it is in view, with the name of the chosen place', async ({
  page,
}) => {
  await open(page, '/prime-almanac/?at=1200,900,4#world-map');
  const screen = await openScreen(page);
  await page
    .getByRole('region', {name: 'Places on the map'})
    .getByRole('button', {name: 'Harrowmere', exact: true})
    .click();
  // The address follows once the map is there.
  await expect(page).not.toHaveURL(/at=1200,900/);
  await page
    .getByRole('button', {name: 'Show players: Map of the Prime'})
    .click();
  await expect(
    screen.getByRole('img', {name: 'Map of the Prime'}),
  ).toBeVisible();
  await expect(screen.locator('text')).toHaveText(['Harrowmere']);
  expect(await screen.locator('image').count()).toBeGreaterThan(3);
});

test('players see the order of a fight as it goes on, and no figure of it', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  const button = tracker.getByRole('button', {name: 'Show players'});
  await expect(button).toBeDisabled();
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await button.click();
  const screen = await openFromBar(page);
  await expect(screen.getByRole('heading', {name: 'Round 1'})).toBeVisible();
  expect(await findEdges(screen.locator('section'))).toHaveLength(1);
  const acting = screen.locator('[aria-current=true]');
  const first = await acting.innerText();
  await expect(findBar(page)).toContainText('Players see: the turn order');
  await tracker.getByRole('button', {name: 'Next turn'}).click();
  await expect(acting).not.toHaveText(first);
  const shown = await screen.getByRole('main').innerText();
  expect(shown).not.toMatch(/hit points|soak|%/i);
});

test('the palette opens it, and a window that is closed or blocked is told', async ({
  page,
}) => {
  await open(page, COMBAT);
  await page.keyboard.press('/');
  const {field, options} = findPalette(page);
  await field.fill('second screen');
  const [first] = await Promise.all([
    page.waitForEvent('popup'),
    options.filter({hasText: 'Player screen'}).click(),
  ]);
  const bar = findBar(page);
  await expect(bar).toContainText('The player screen is ready');
  await first.close({runBeforeUnload: true});
  await expect(bar).toContainText('The player screen is not open');
  await openFromBar(page);
  await expect(bar).toContainText('The player screen is ready');
});

/** How far down the window something begins, in whole pixels. */
function findTop(thing: Locator): Promise<number> {
  return thing.evaluate((element) =>
    Math.round(element.getBoundingClientRect().top),
  );
}

test('the window turns red with the page of the game master, whose buttons stay beside what they show', async ({
  page,
}) => {
  await open(page, COMBAT);
  const screen = await openScreen(page);
  const ground = screen.locator('html');
  const button = page.getByRole('button', {name: /^Show players: Act/});
  const table = page.getByRole('table', {name: 'Actions and their cost'});
  await table.scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  const findGap = async () => (await findTop(button)) - (await findTop(table));
  const [gap, top] = [await findGap(), await findTop(table)];
  await page.getByRole('button', {name: 'At the table'}).first().click();
  await page.getByRole('radio', {name: 'Red light'}).check();
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect.poll(() => findTop(table)).not.toBe(top);
  await expect.poll(findGap).toBe(gap);
  await page.getByRole('radio', {name: 'Normal'}).check();
  await expect(ground).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test.describe('for every reader', () => {
  // The policy of the window forbids the styles of the check.
  test.use({bypassCSP: true});

  test('the screen, its bar and its buttons are accessible in both color modes', async ({
    page,
  }) => {
    await open(page, COMBAT);
    const screen = await openScreen(page);
    await page.getByRole('button', {name: /^Show players: Act/}).click();
    await expect(screen.getByRole('table')).toBeVisible();
    await prepareAccess(screen);
    expect(await accessFaults(screen)).toEqual([]);
    await prepareAccess(page);
    for (const [mode, width] of [
      ['dark', 1280],
      ['light', 390],
    ] as const) {
      await page.setViewportSize({width, height: 844});
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, mode);
      expect(await accessFaults(page), mode).toEqual([]);
    }
  });
});
