import {expect, test, type Locator, type Page} from '@playwright/test';
import {findPalette} from '../../support/e2e/palette';
import {FROM, open} from '../../support/e2e/reading';
import {findTracker, openEncounter} from '../../support/e2e/tracker';

type Key = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey?: boolean;
  readonly keyCode?: number;
};

/** Presses a key as keyboards and input methods report it that the tests don't have. */
function press(target: Locator, init: Key): Promise<void> {
  return target.evaluate((element, keys) => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true}),
    );
  }, init);
}

async function openPalette(page: Page) {
  await open(page, FROM);
  await page.keyboard.press('Control+k');
  const palette = findPalette(page);
  await palette.field.fill('torosia');
  await expect(palette.active).toContainText('Torosia');
  return palette;
}

test('Enter that accepts a word of Safari’s input method leaves the palette open, and the next one opens the page', async ({
  page,
}) => {
  const {dialog, field} = await openPalette(page);
  await press(field, {key: 'Enter', code: 'Enter', keyCode: 229});
  await press(field, {key: 'ArrowDown', code: 'ArrowDown', keyCode: 229});
  await expect(page).toHaveURL(FROM);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prime-almanac/torosia.html');
});

test('Ctrl+K opens the palette on a Cyrillic keyboard too', async ({page}) => {
  await open(page, FROM);
  await press(page.locator('body'), {key: 'л', code: 'KeyK', ctrlKey: true});
  await expect(findPalette(page).dialog).toBeVisible();
});

for (const [keyboard, key] of [
  ['with Caps Lock', 'N'],
  ['on a Greek keyboard', 'ν'],
] as const) {
  test(`N is the next turn in the tracker ${keyboard}`, async ({page}) => {
    await openEncounter(page);
    const tracker = findTracker(page);
    await tracker.getByRole('button', {name: 'Roll initiative'}).click();
    await tracker.getByRole('button', {name: 'Begin'}).click();
    const acting = tracker.locator('.trackerName[aria-current]');
    const first = await acting.innerText();
    await press(tracker, {key, code: 'KeyN'});
    await expect(acting).not.toHaveText(first);
  });
}

test('Escape of an input method leaves the tracker open, and Escape alone closes it', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await press(tracker, {key: 'Escape', code: 'Escape', keyCode: 229});
  await expect(tracker).toBeVisible();
  await press(tracker, {key: 'Escape', code: 'Escape', keyCode: 27});
  await expect(tracker).toBeHidden();
});
