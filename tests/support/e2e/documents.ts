import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './reading';

/** A page that shows a document, and the file. */
export const PAGE = '/races-and-anthropology/calendar.html';
export const FILE = '/almanac-pdfs/calendar.pdf';

/** The page of the document at which it opens. */
export const FIRST = 3;

/** How many pages the document has. */
export const PAGES = 6;

/** A document, and the page that shows it. */
type Shown = {
  readonly path: string;
  readonly title: string;
};

const CALENDAR: Shown = {path: PAGE, title: 'Calendar'};

/** A document on a page with little else, for behavior that is the same on every page. */
export const SHEET = {
  path: '/character-handbook/',
  title: 'Character sheet',
  file: '/character-creation/character-sheet.pdf',
} as const satisfies Shown & {file: string};

/** Returns the figure of a document on its page. */
export function display(page: Page, {title}: Shown = CALENDAR): Locator {
  return page.locator('figure', {hasText: `${title} (PDF`}).first();
}

/** For how many frames a document must not move before the page counts as settled. */
const STILL_FOR = 30;

/** Brings a document into view, and keeps it there until nothing above it grows any more. */
function keepFigureInView(figure: Locator): Promise<void> {
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

type ShowOptions = {
  readonly origin?: string;
  readonly shown?: Shown;
};

/** Opens the page of a document, and brings it into view. */
export async function show(
  page: Page,
  {origin = '', shown = CALENDAR}: ShowOptions = {},
): Promise<Locator> {
  await open(page, `${origin}${shown.path}`);
  const figure = display(page, shown);
  await keepFigureInView(figure);
  return figure;
}

/**
 * Waits until a page of the document is drawn, with its text; a document pushed out of view is
 * brought back.
 */
export async function drawn(figure: Locator, page: number): Promise<void> {
  const canvas = figure.getByTestId(`core__canvas-layer-${page - 1}`);
  await expect(async () => {
    await keepFigureInView(figure);
    await expect(canvas).toBeVisible({timeout: 3000});
  }).toPass({timeout: 30_000});
  await expect(
    figure.getByTestId(`core__text-layer-${page - 1}`),
  ).toBeAttached();
}

export function numberField(figure: Locator): Locator {
  return figure.getByRole('textbox', {name: /^Page number/});
}
