import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';
import {findPalette} from '../../support/e2e/palette';
import {atRest, open} from '../../support/e2e/reading';
import {findBar, findEdges, openScreen} from '../../support/e2e/secondScreen';
import {openEncounter, findTracker} from '../../support/e2e/tracker';
import {unlocked} from '../../support/e2e/unlock';

const COMBAT = '/combat-and-tactics/action-points.html';
const IMAGES =
  '/campaign-reference/return-of-the-gatewatcher/session-images.html';

test('a table is shown large in a window of its own, and nothing else of the page (T8)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, COMBAT);
  const screen = await openScreen(page);
  await page
    .getByRole('button', {name: 'Show to the table: Actions and their cost'})
    .click();
  await expect(findBar(page)).toContainText(
    'Players see: Actions and their cost',
  );
  const table = screen.getByRole('table', {name: 'Actions and their cost'});
  await expect(table).toContainText('Stride');
  await expect(screen.getByRole('navigation')).toHaveCount(0);
  await expect(screen.getByText('Action Points')).toHaveCount(0);

  await findBar(page).getByRole('button', {name: 'Dark'}).click();
  await expect(table).toHaveCount(0);
  await findBar(page).getByRole('button', {name: 'Show again'}).click();
  await expect(table).toBeVisible();
  await screen.reload();
  await expect(table).toBeVisible();
  await findBar(page).getByRole('button', {name: 'Stop showing'}).click();
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(findBar(page)).toHaveCount(0);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a handout of words is shown as it reads (T8)', async ({page}) => {
  await open(page, '/campaign-reference/shroud-of-the-empire/handouts.html');
  const screen = await openScreen(page);
  await page.locator('main blockquote').first().scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: /^Show to the table: Nine/}).click();
  await expect(findBar(page)).toContainText('Players see: Nine questions');
  await expect(
    screen.getByRole('heading', {name: 'Nine questions'}),
  ).toBeVisible();
  await expect(
    screen.getByText('7. What do you do when your lamp goes out?'),
  ).toBeInViewport();
  await expect(screen.getByText('Session 1, Ladderfoot')).toHaveCount(0);
});

test('a picture is shown from its gallery and from the lightbox, by keyboard too (T8)', async ({
  page,
}) => {
  await open(page, IMAGES);
  const screen = await openScreen(page);
  const first = page
    .getByRole('region', {name: 'Show to the table'})
    .getByRole('button')
    .first();
  await first.press('Enter');
  const picture = screen.getByRole('img');
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  await page.getByRole('main').locator('a:has(img)').nth(2).click();
  const dialog = page.getByRole('dialog', {name: 'Pictures'});
  await dialog.getByRole('button', {name: 'Show to the table'}).click();
  await expect(
    dialog.getByRole('button', {name: 'Shown to the table'}),
  ).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('the palette opens the second screen (T8)', async ({page}) => {
  await open(page, COMBAT);
  await page.keyboard.press('/');
  const {field, options} = findPalette(page);
  await field.fill('second screen');
  await options.filter({hasText: 'Second screen'}).click();
  await expect(findBar(page)).toContainText(
    'No window for the players is open',
  );
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    findBar(page).getByRole('button', {name: 'Open the window'}).click(),
  ]);
  await screen.close({runBeforeUnload: true});
  await expect(
    findBar(page).getByRole('button', {name: 'Open the window'}),
  ).toBeVisible();
});

test('the map is shown as it is in view, with the name of the chosen place (T8)', async ({
  page,
}) => {
  await open(page, '/prime-almanac/?at=1200,900,4#world-map');
  const screen = await openScreen(page);
  await page
    .getByRole('region', {name: 'Places of the map'})
    .getByRole('button', {name: 'Harrowmere', exact: true})
    .click();
  await page
    .getByRole('button', {name: 'Show to the table: Map of the Prime'})
    .click();
  await expect(
    screen.getByRole('figure', {name: 'Map of the Prime'}),
  ).toBeVisible();
  await expect(screen.locator('.mark')).toHaveText(['Harrowmere']);
  const sizes = await screen
    .locator('.tile')
    .evaluateAll((tiles) =>
      tiles.map((tile) => (tile as HTMLImageElement).naturalWidth),
    );
  expect(sizes.length).toBeGreaterThan(3);
});

test('players see the order of a fight as it goes on, and no figure of it (T8)', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  const button = tracker.getByRole('button', {name: 'Show to the table'});
  await expect(button).toBeDisabled();
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await button.click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    findBar(page).getByRole('button', {name: 'Open the window'}).click(),
  ]);
  await expect(screen.getByRole('heading', {name: 'Round 1'})).toBeVisible();
  expect(await findEdges(screen.locator('section'))).toHaveLength(1);
  const acting = screen.locator('[aria-current=true]');
  const first = await acting.innerText();
  await tracker.getByRole('button', {name: 'Next turn'}).click();
  await expect(acting).not.toHaveText(first);
  const shown = await screen.getByRole('main').innerText();
  expect(shown).not.toMatch(/hit points|soak|%/i);
});

/** What hides a table from players, and how a page without that would be. */
const hidden = [
  {
    name: 'a locked page',
    path: '/reference/session-13.html',
    reveal: () => {
      document
        .querySelector('[data-unlocked]')
        ?.removeAttribute('data-unlocked');
    },
  },
  {
    name: 'a spoiler',
    path: '/races-and-anthropology/calendar.html',
    reveal: () => {
      document
        .querySelector('details.spoiler:has(table)')
        ?.classList.remove('spoiler');
    },
  },
] as const;

for (const {name, path, reveal} of hidden) {
  test(`a table of ${name} cannot be shown (T8)`, async ({page}) => {
    await unlocked(page);
    await open(page, path);
    await openScreen(page);
    const table = page.locator('main table').last();
    await page
      .locator('main details:has(table)')
      .evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) {
          fold.open = true;
        }
      });
    await table.scrollIntoViewIfNeeded();
    // The name of a wide table is a paragraph above it.
    const caption = await table.evaluate((element) => {
      const label = element.getAttribute('aria-labelledby') ?? '';
      const named =
        element.querySelector('caption') ?? document.getElementById(label);
      return named?.textContent.trim() ?? '';
    });
    expect(caption).not.toBe('');
    const button = page.getByRole('button', {
      name: `Show to the table: ${caption}`,
    });
    await atRest(page);
    await expect(button).toHaveCount(0);
    await page.evaluate(reveal);
    await page.mouse.wheel(0, 10);
    await expect(button).toBeVisible();
  });
}

test('a blocked window is told, with a link that opens it (T8)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, COMBAT);
  await page.getByRole('button', {name: 'At the table'}).first().click();
  await page.getByRole('button', {name: 'Open a second screen'}).click();
  await expect(findBar(page)).toContainText(
    'No window for the players is open',
  );
  await findBar(page).getByRole('button', {name: 'Open the window'}).click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    findBar(page).getByRole('link', {name: 'open it as a tab'}).click(),
  ]);
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(findBar(page)).toContainText('The window waits');
});

test.describe('for every reader', () => {
  // The policy of the window forbids the styles of the check.
  test.use({bypassCSP: true});

  test('axe finds nothing on the screen, nor in the bar and its buttons, in either mode (T12)', async ({
    page,
  }) => {
    await open(page, COMBAT);
    const screen = await openScreen(page);
    await page.getByRole('button', {name: /^Show to the table: Act/}).click();
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
