import type {Page} from '@playwright/test';

/** What the page says of itself under its title. */
export const info = (page: Page) =>
  page.getByRole('list', {name: 'About this page'});

/** The place of the comments below the page. */
export const comments = (page: Page) =>
  page.getByRole('region', {name: 'Comments'});
