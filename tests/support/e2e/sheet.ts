import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated} from './watch';
import {SHEET_PAGE} from '../../../src/site/sheetPage';

/** Finds the character sheet of a page. */
export function findSheet(page: Page): Locator {
  return page.locator('.sheet');
}

/** Finds a number of the sheet, by its name. */
export function findNumber(page: Page, name: string): Locator {
  return findSheet(page)
    .locator('.sheetKeyNumbers > div, .sheetSums > li')
    .filter({has: page.getByText(name, {exact: true})})
    .locator('dd, strong')
    .first();
}

/** Opens a fold of the sheet by its summary, if it is closed. */
export async function unfold(page: Page, summary: string): Promise<void> {
  const fold = findSheet(page).locator('details', {
    has: page.locator(':scope > summary', {hasText: summary}),
  });
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) {
    await fold.locator(':scope > summary').click();
  }
}

/**
 * Opens the character sheet, with a ready character if one is named: then with its making, and the
 * choice of characters.
 */
export async function openSheet(page: Page, ready?: string): Promise<void> {
  await page.goto(
    ready === undefined ? SHEET_PAGE : `${SHEET_PAGE}?ready=${ready}`,
  );
  await hydrated(page);
  if (ready !== undefined) {
    await expect(findSheet(page).locator('.sheetAbout')).toBeVisible();
    await unfold(page, 'Creation and levels');
    await unfold(page, 'Characters and files');
  }
  await expect(
    findSheet(page).getByRole('button', {name: 'New character'}),
  ).toBeVisible();
}

/** Raises the open character by a level, with a roll of the hit die. */
export async function levelUp(page: Page, roll: number): Promise<void> {
  await unfold(page, 'Creation and levels');
  await findSheet(page)
    .getByLabel(/^Hit die/)
    .fill(String(roll));
  await findSheet(page)
    .getByRole('button', {name: /^Level up to/})
    .click();
}

/** Presses a button that saves a file, and returns its path. */
export async function saveSheet(page: Page, name: string): Promise<string> {
  await unfold(page, 'Characters and files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    findSheet(page).getByRole('button', {name}).click(),
  ]);
  return download.path();
}

/** Opens a file with a character. */
export async function openFile(
  page: Page,
  content: Buffer,
  name: string,
): Promise<void> {
  await findSheet(page).locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: content,
  });
}
