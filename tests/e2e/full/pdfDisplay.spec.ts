import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FILE,
  FIRST,
  PAGE,
  PAGES,
  display,
  drawn,
  numberField,
  show,
} from '../../support/e2e/documents';
import {PATIENT} from '../../support/e2e/gate';
import {open} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

type Box = {readonly x: number; readonly width: number} | null;

/** Returns how far apart the sides of two boxes are, in pixels; Infinity if one is missing. */
function apart(one: Box, other: Box): number {
  return one && other
    ? Math.max(Math.abs(one.x - other.x), Math.abs(one.width - other.width))
    : Infinity;
}

test('a document can be opened and downloaded without scripts (C9, X9)', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PAGE);
  const figure = display(page);
  await expect(figure).toContainText(
    new RegExp(`Calendar \\(PDF, ${PAGES} pages, \\d+ kB\\)`),
  );
  await expect(figure.getByRole('link', {name: 'Open'})).toHaveAttribute(
    'href',
    FILE,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('link', {name: 'Download'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('calendar.pdf');
  await page.close();
});

test('paper has the address of a document instead of its frame (C9)', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.emulateMedia({media: 'print'});
  const figure = display(page);
  const address = figure.getByText(`https://orrameth.example${FILE}`);
  await expect(address).toBeVisible();
  await expect(figure.getByRole('link')).toHaveCount(0);
});

test('a page without a document loads nothing of the viewer (C9)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  await expect(display(page)).toContainText('Calendar');
  const before = asked.filter((url) => url.endsWith('.js'));
  expect(asked.filter((url) => url.includes('pdfjs'))).toEqual([]);
  const figure = await show(page);
  await drawn(figure, FIRST);
  const viewer = asked.filter(
    (url) => url.endsWith('.js') && !before.includes(url),
  );
  expect(viewer.length).toBeGreaterThan(0);
  asked.length = 0;
  await open(page, '/combat-and-tactics/saving-throws.html');
  expect(
    asked.filter((url) => viewer.includes(url) || url.includes('pdf')),
  ).toEqual([]);
});

test('a document can be read, selected and searched, and matches are highlighted on the right words (C9)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const figure = await show(page);
  await drawn(figure, FIRST);
  await expect(numberField(figure)).toHaveValue(`${FIRST}`);
  const word = figure.getByText('Rimewane', {exact: true}).first();
  await word.dblclick();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
    'Rimewane',
  );
  await page.keyboard.press('ControlOrMeta+f');
  const field = figure.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('gate  days');
  await field.press('Enter');
  await expect(figure.getByText(/^1 of \d+$/)).toBeVisible();
  await field.press('Enter');
  await expect(figure.getByText(/^2 of \d+$/)).toBeVisible();
  await figure.getByRole('button', {name: 'Previous match'}).click();
  await expect(figure.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(figure.locator('.rpv-search__highlight').first()).toBeVisible();
  await field.fill('dragonfruit');
  await field.press('Enter');
  await expect(figure.getByText('Not found')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  expect(complaints).toEqual({messages: [], foreignRequests: []});

  await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await field.fill('iceday');
  await field.press('Enter');
  await expect(figure.getByText(/^1 of/)).toBeVisible();
  const first = figure.locator('.rpv-search__highlight').first();
  await expect(first).toBeVisible();
  const found = figure.getByText('Iceday', {exact: true}).first();
  await expect(async () => {
    const [mark, box] = [await first.boundingBox(), await found.boundingBox()];
    expect(apart(mark, box)).toBeLessThan(3);
  }).toPass();
});

test('the viewer fills the screen, can leave it, and then turns pages by button, by number and by key (C9)', async ({
  page,
}) => {
  const figure = await show(page);
  await drawn(figure, FIRST);
  const button = figure.getByRole('button', {name: 'Full screen'});
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await figure.getByRole('button', {name: /^Next page/}).click();
  await expect(numberField(figure)).toHaveValue(`${FIRST + 1}`);
  await numberField(figure).fill(`${PAGES}`);
  await numberField(figure).press('Enter');
  await drawn(figure, PAGES);
  await expect(figure.getByRole('button', {name: /^Next page/})).toBeDisabled();
  await numberField(figure).fill(`${PAGES + 6}`);
  await numberField(figure).press('Enter');
  await expect(numberField(figure)).toHaveValue(`${PAGES}`);
  await figure.getByRole('group', {name: 'Calendar'}).focus();
  await page.keyboard.press('PageUp');
  await expect(numberField(figure)).toHaveValue(`${PAGES - 1}`);
  await page.keyboard.press('+');
  await expect(figure.getByRole('combobox')).toContainText('110%');
});

test('the page that readers were on is remembered for the session (C9)', async ({
  page,
}) => {
  await drawn(await show(page), FIRST);
  await display(page)
    .getByRole('button', {name: /^Next page/})
    .click();
  await expect(numberField(display(page))).toHaveValue(`${FIRST + 1}`);
  const again = await show(page);
  await drawn(again, FIRST + 1);
  await expect(numberField(again)).toHaveValue(`${FIRST + 1}`);
});

test('the outline and the thumbnails lead to their pages, and a document is printed alone, and leaves nothing behind (C9)', async ({
  page,
}) => {
  const figure = await show(page);
  await drawn(figure, FIRST);
  await figure.getByRole('button', {name: 'Outline'}).click();
  await figure
    .getByRole('region', {name: 'Outline'})
    .getByRole('button', {name: 'Other reckonings'})
    .click();
  await expect(numberField(figure)).not.toHaveValue(`${FIRST}`);
  await figure.getByRole('button', {name: 'Small pages'}).click();
  const pages = figure.getByRole('region', {name: 'Small pages'});
  await pages.getByRole('button', {name: 'Page 1'}).click();
  await expect(numberField(figure)).toHaveValue('1');
  await expect(pages.getByRole('button', {name: 'Page 1'})).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.evaluate(() => {
    window.print = () => {
      const sheets = document.querySelectorAll('.rpv-print__page img');
      document.documentElement.dataset['printed'] = `${sheets.length}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await figure.getByRole('button', {name: 'Print the document'}).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    `${PAGES}`,
    PATIENT,
  );
  await expect(page.locator('.rpv-print__zone')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/printing/);
});

/** The documents of a page that are open in the viewer. */
const VIEWER = 'figure:has([data-testid^="core__"])';

/** Whether a fault concerns a button that is scrolled halfway under the navbar. */
function isUnderNavbar(fault: string): boolean {
  return /^target-size: .*\[data-live=.* partially obscured/s.test(fault);
}

test('the open viewer is accessible in both color modes (C9)', async ({
  page,
}) => {
  const figure = await show(page);
  await drawn(figure, FIRST);
  await figure.getByRole('button', {name: 'Outline'}).click();
  await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await prepareAccess(page);
  const faults = async (mode: string, within?: string) => {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    const found = await accessFaults(page, {
      ...(within !== undefined && {within}),
      // The modes differ in their colors alone.
      isColorOnly: mode === 'light',
    });
    return found.filter((fault) => !isUnderNavbar(fault));
  };
  for (const mode of ['dark', 'light']) {
    expect(await faults(mode), mode).toEqual([]);
  }
  await figure.getByRole('button', {name: 'Small pages'}).click();
  await expect(figure.getByRole('button', {name: 'Page 1'})).toBeVisible();
  // Only the viewer has changed since the page was last checked.
  for (const mode of ['dark', 'light']) {
    expect(await faults(mode, VIEWER), mode).toEqual([]);
  }
});
