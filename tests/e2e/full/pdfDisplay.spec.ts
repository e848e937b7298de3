import {expect, test, type Page} from '@playwright/test';
import {VIEWER_PAGE} from '../../../plugins/documents/model/viewerAddress';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FILE,
  FIRST,
  PAGES,
  drawn,
  numberField,
  show,
} from '../../support/e2e/documents';
import {getBox} from '../../support/e2e/getBox';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

type Box = {readonly x: number; readonly width: number} | null;

/** Returns how far apart the sides of two boxes are, in pixels; Infinity if one is missing. */
function apart(one: Box, other: Box): number {
  return one && other
    ? Math.max(Math.abs(one.x - other.x), Math.abs(one.width - other.width))
    : Infinity;
}

test('a document can be selected and searched, and matches are highlighted on the right words', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const figure = await show(page);
  await drawn(figure, FIRST);
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

test('readers turn pages by button, number and key, and go on at full size', async ({
  page,
}) => {
  const figure = await show(page);
  await drawn(figure, FIRST);
  const number = numberField(figure);
  const next = figure.getByRole('button', {name: /^Next page/});

  await test.step('by button, number and key', async () => {
    await next.click();
    await expect(number).toHaveValue(`${FIRST + 1}`);
    await number.fill(`${PAGES}`);
    await number.press('Enter');
    await expect(next).toBeDisabled();
    await number.fill(`${PAGES + 6}`);
    await number.press('Enter');
    await expect(number).toHaveValue(`${PAGES}`);
    await figure.getByRole('group', {name: 'Calendar'}).focus();
    await page.keyboard.press('PageUp');
    await expect(number).toHaveValue(`${PAGES - 1}`);
    await page.keyboard.press('+');
    await expect(figure.getByRole('status').first()).toHaveText('110%');
  });

  await test.step('at full size', async () => {
    await expect(
      figure.getByRole('link', {name: 'Open full size in a new tab'}),
    ).toHaveAttribute(
      'href',
      `${VIEWER_PAGE}?file=${encodeURIComponent(FILE)}#page=${PAGES - 1}`,
    );
  });
});

test('on paper, a page has the address of its document', async ({page}) => {
  const figure = await show(page);
  await page.emulateMedia({media: 'print'});
  await expect(
    figure.getByText(`https://orrameth.example${FILE}`),
  ).toBeVisible();
  await expect(figure.getByRole('link')).toHaveCount(0);
});

/** The documents of a page that are open in the viewer. */
const VIEWER = 'figure:has([data-testid^="core__"])';

/** Whether a fault concerns a button that is scrolled halfway under the navbar. */
function isUnderNavbar(fault: string): boolean {
  return /^target-size: .*\[data-live=.* partially obscured/s.test(fault);
}

test('the open viewer is accessible in both color modes', async ({page}) => {
  const figure = await show(page);
  await drawn(figure, FIRST);
  await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await prepareAccess(page);
  const expectAccess = async (mode: string): Promise<void> => {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    const found = await accessFaults(page, {
      within: VIEWER,
      // The modes differ in their colors alone.
      isColorOnly: mode === 'light',
    });
    expect(
      found.filter((fault) => !isUnderNavbar(fault)),
      mode,
    ).toEqual([]);
  };
  await expectAccess('dark');
  await expectAccess('light');
});

/** Lists the buttons and fields of a document that are too small for a thumb. */
function listSmall(page: Page) {
  return page
    .getByRole('group', {name: 'Document tools'})
    .locator('a, button, input, select')
    .evaluateAll((controls) =>
      controls
        .map((control) => control.getBoundingClientRect())
        .filter(({width, height}) => width < 44 || height < 44),
    );
}

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('a page is no wider than the window, and buttons are large enough for a thumb', async ({
    page,
  }) => {
    const figure = await show(page);
    await drawn(figure, FIRST);
    const sheet = await getBox(
      figure.getByTestId(`core__page-layer-${FIRST - 1}`),
    );
    expect(sheet.width).toBeLessThanOrEqual(390);
    expect(await listSmall(page)).toEqual([]);
  });
});
