import type {Locator, Page} from '@playwright/test';

/** The search palette of a page, and its parts. */
export type PaletteParts = {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The highlighted entry. */
  readonly active: Locator;
};

/** Finds the palette of a page. */
export function findPalette(page: Page): PaletteParts {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search this site'}),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', {selected: true}),
  };
}
