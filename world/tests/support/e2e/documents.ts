import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {countPdfPages} from '../../../../plugins/markdown/countPdfPages';
import {open} from './reading';

/** A page that shows a document, and the file. */
export const PAGE = '/reference/examples.html';
export const FILE = '/almanac-pdfs/calendar.pdf';

/** How many pages the document has. */
export const PAGES = countPdfPages(readFileSync(`static${FILE}`)) ?? 0;

/** Where the first document of the page stands. */
export function display(page: Page): Locator {
  return page.locator('figure', {hasText: 'The Calendar (PDF'}).first();
}

/** How many frames a document stays where it is before the page counts as settled. */
const STILL_FOR = 30;

/** Brings a document into view, and holds it there until nothing above it grows any more. */
function holdInView(figure: Locator): Promise<void> {
  return figure.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let [still, last] = [0, -1];
        const look = (): void => {
          element.scrollIntoView({block: 'center'});
          const place = element.getBoundingClientRect().top + window.scrollY;
          still = Math.round(place) === last ? still + 1 : 0;
          last = Math.round(place);
          if (still === frames) {
            resolve();
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    STILL_FOR,
  );
}

/** Brings the first document of the page into view. */
export async function show(page: Page, origin = ''): Promise<Locator> {
  await open(page, `${origin}${PAGE}`);
  const figure = display(page);
  await holdInView(figure);
  return figure;
}

/** Waits until a page of the document is drawn, with its text; a document that has been pushed away is brought back. */
export async function drawn(figure: Locator, page = 1): Promise<void> {
  const canvas = figure.getByTestId(`core__canvas-layer-${page - 1}`);
  await expect(async () => {
    await holdInView(figure);
    await expect(canvas).toBeVisible({timeout: 3000});
  }).toPass({timeout: 30_000});
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
