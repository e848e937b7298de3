import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './reading';

/** The page with the logs of a campaign. */
export const LOG = '/return-of-the-gatewatcher/game-story.html';

const CAMPAIGN = 'Return of the Gate Watcher';

/** Said in place of what comes later, to a group that has played four sessions. */
export const SENTENCE = 'Session 5 and later are hidden.';

/** Finds the panel of the tools for the table. */
export function findPanel(page: Page): Locator {
  return page.getByRole('dialog', {name: 'At the table'});
}

/** Says in the panel which session the group has reached, and closes the panel. */
export async function say(
  page: Page,
  session: string,
  campaign = CAMPAIGN,
): Promise<void> {
  await page.getByRole('button', {name: 'At the table'}).click();
  const choice = findPanel(page).getByRole('combobox', {name: campaign});
  await choice.selectOption(session);
  await page.keyboard.press('Escape');
  await expect(findPanel(page)).toBeHidden();
}

/** Opens a page for readers who said before that their group has played four sessions. */
export async function openAtFour(page: Page, path: string): Promise<void> {
  await open(page, LOG);
  await say(page, 'Session 4');
  await expect(page.getByText(SENTENCE).first()).toBeVisible();
  await page.goto(path);
}
