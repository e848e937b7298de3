import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated} from './watch';

/** A page with an encounter of six foes. */
export const BARROW = '/deities-and-cosmology/turning-undead.html';

export function findTracker(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Tracker'});
}

/** The cards of the fighters. */
export function findCards(page: Page): Locator {
  return findTracker(page).locator('.trackerCard');
}

/** Opens the encounter of a page in the tracker. */
export async function openEncounter(page: Page): Promise<void> {
  await page.goto(BARROW);
  await hydrated(page);
  await page
    .getByRole('figure', {name: 'Encounter: the barrow'})
    .getByRole('button', {name: 'Open in the tracker'})
    .click();
  await expect(findCards(page)).toHaveCount(6);
}

/** Opens the tracker on a hydrated page. */
export async function openTracker(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('button', {name: 'Fight', exact: true}).click();
  await expect(findTracker(page)).toBeVisible();
}

/** Adds a character or foe of the world by name. */
export async function addFighter(
  tracker: Locator,
  name: string,
): Promise<void> {
  await tracker.getByRole('button', {name: `Add ${name}`, exact: true}).click();
}
