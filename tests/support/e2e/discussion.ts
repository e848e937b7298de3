import type {Page} from '@playwright/test';

/** Returns the facts about the page under its title. */
export const info = (page: Page) =>
  page.getByRole('list', {name: 'About this page'});

/** Returns the comments section below the page. */
export const comments = (page: Page) =>
  page.getByRole('region', {name: 'Comments'});
