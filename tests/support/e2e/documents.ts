import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './reading';

/** A page that shows a document, and the file. */
export const PAGE = '/reference/examples.html';
export const FILE = '/almanac-pdfs/calendar.pdf';

/** Where the first document of the page stands. */
export function display(page: Page): Locator {
  return page.locator('figure', {hasText: 'The Calendar (PDF'}).first();
}

/** Brings the first document of the page into view. */
export async function show(page: Page, origin = ''): Promise<Locator> {
  await open(page, `${origin}${PAGE}`);
  const figure = display(page);
  await figure.evaluate((element) => {
    element.scrollIntoView({block: 'center'});
  });
  return figure;
}

/** Waits until a page of the document is drawn, with its text. */
export async function drawn(figure: Locator, page = 1): Promise<void> {
  await expect(
    figure.getByTestId(`core__canvas-layer-${page - 1}`),
  ).toBeVisible();
  await expect(
    figure.getByTestId(`core__text-layer-${page - 1}`),
  ).toBeAttached();
}

/** The size of the pages that is shown, in percent. */
export async function percentOf(choice: Locator): Promise<number> {
  const text = await choice.locator('option').first().textContent();
  return Number((text ?? '').replace('%', ''));
}

export function numberField(figure: Locator): Locator {
  return figure.getByRole('textbox', {name: /^Page, of/});
}
