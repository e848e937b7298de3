import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../support/e2e/access';
import {sendInstead} from '../support/e2e/files';
import {hostWith} from '../support/e2e/hostWith';
import {open} from '../support/e2e/reading';
import {sites} from '../support/e2e/sites';
import {watch} from '../support/e2e/watch';
import {PASSWORD, badPdfs, makePdf} from '../support/pdfs';

const PAGE = '/reference/examples.html';
const FILE = '/almanac-pdfs/calendar.pdf';

/** Where the first document of the page stands. */
function display(page: Page): Locator {
  return page.locator('figure', {hasText: 'The Calendar (PDF'}).first();
}

/** Brings the first document of the page into view. */
async function show(page: Page, origin = ''): Promise<Locator> {
  await open(page, `${origin}${PAGE}`);
  const figure = display(page);
  await figure.evaluate((element) => {
    element.scrollIntoView({block: 'center'});
  });
  return figure;
}

/** Waits until a page of the document is drawn, with its text. */
async function drawn(figure: Locator, page = 1): Promise<void> {
  await expect(
    figure.getByTestId(`core__canvas-layer-${page - 1}`),
  ).toBeVisible();
  await expect(
    figure.getByTestId(`core__text-layer-${page - 1}`),
  ).toBeAttached();
}

/** The size of the pages that is shown, in percent. */
async function percentOf(choice: Locator): Promise<number> {
  const text = await choice.locator('option').first().textContent();
  return Number((text ?? '').replace('%', ''));
}

function pageField(figure: Locator): Locator {
  return figure.getByRole('textbox', {name: /^Page, of/});
}

test('a document can be opened and downloaded without script (C9, X9)', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${sites.main.origin}${PAGE}`);
  const figure = display(page);
  await expect(figure).toContainText(/The Calendar \(PDF, 4 pages, \d+ KB\)/);
  await expect(figure.getByRole('link', {name: 'Open'})).toHaveAttribute(
    'href',
    FILE,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('link', {name: 'Download'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('calendar.pdf');
  await context.close();
});

test('paper has the address of a document, and not its window (C9)', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.emulateMedia({media: 'print'});
  const figure = display(page);
  await expect(
    figure.getByText(`https://orrameth.example${FILE}`),
  ).toBeVisible();
  await expect(figure.getByRole('link')).toHaveCount(0);
});

test('a page without a document loads nothing of the viewer (C9)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  await expect(display(page)).toContainText('The Calendar');
  const before = asked.filter((url) => url.endsWith('.js'));
  expect(asked.filter((url) => url.includes('pdfjs'))).toEqual([]);
  const figure = await show(page);
  await drawn(figure);
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

test('a document can be read, selected and searched (C9)', async ({page}) => {
  const complaints = watch(page, sites.main.origin);
  const figure = await show(page);
  await drawn(figure);
  await expect(pageField(figure)).toHaveValue('1');
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
});

test('marks stand on the words that were looked for (C9)', async ({page}) => {
  const figure = await show(page);
  await drawn(figure);
  const word = await figure
    .getByText('Rimewane', {exact: true})
    .first()
    .boundingBox();
  await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await figure.getByRole('searchbox').fill('rimewane');
  await figure.getByRole('searchbox').press('Enter');
  await expect(figure.getByText(/^1 of/)).toBeVisible();
  const first = figure.locator('.rpv-search__highlight').first();
  await expect(first).toBeVisible();
  const mark = await first.boundingBox();
  expect(Math.abs((mark?.width ?? 0) - (word?.width ?? 99))).toBeLessThan(3);
  expect(Math.abs((mark?.x ?? 0) - (word?.x ?? 99))).toBeLessThan(3);
});

test('pages turn by button, by number and by key (C9)', async ({page}) => {
  const figure = await show(page);
  await drawn(figure);
  await figure.getByRole('button', {name: /^Next page/}).click();
  await expect(pageField(figure)).toHaveValue('2');
  await pageField(figure).fill('4');
  await pageField(figure).press('Enter');
  await drawn(figure, 4);
  await expect(figure.getByRole('button', {name: /^Next page/})).toBeDisabled();
  await pageField(figure).fill('9');
  await pageField(figure).press('Enter');
  await expect(pageField(figure)).toHaveValue('4');
  await figure.getByRole('group', {name: 'The Calendar'}).focus();
  await page.keyboard.press('PageUp');
  await expect(pageField(figure)).toHaveValue('3');
  await page.keyboard.press('+');
  await expect(figure.getByRole('combobox')).toContainText('110%');
});

test('the page that readers were on is remembered for the session (C9)', async ({
  page,
}) => {
  await drawn(await show(page));
  await display(page)
    .getByRole('button', {name: /^Next page/})
    .click();
  await expect(pageField(display(page))).toHaveValue('2');
  const again = await show(page);
  await drawn(again, 2);
  await expect(pageField(again)).toHaveValue('2');
});

test('the outline and the small pages lead to their places (C9)', async ({
  page,
}) => {
  const figure = await show(page);
  await drawn(figure);
  await figure.getByRole('button', {name: 'Outline'}).click();
  await figure
    .getByRole('region', {name: 'Outline'})
    .getByRole('button', {name: 'Other reckonings'})
    .click();
  await expect(pageField(figure)).not.toHaveValue('1');
  await figure.getByRole('button', {name: 'Small pages'}).click();
  const pages = figure.getByRole('region', {name: 'Small pages'});
  await pages.getByRole('button', {name: 'Page 1'}).click();
  await expect(pageField(figure)).toHaveValue('1');
  await expect(pages.getByRole('button', {name: 'Page 1'})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const mode of ['dark', 'light']) {
  test(`nobody is kept out of the open viewer, ${mode} (C9)`, async ({
    page,
  }) => {
    const figure = await show(page);
    await drawn(figure);
    await figure.getByRole('button', {name: 'Outline'}).click();
    await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
    await prepareAccess(page);
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page)).toEqual([]);
    await figure.getByRole('button', {name: 'Small pages'}).click();
    await expect(figure.getByRole('button', {name: 'Page 1'})).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}

for (const {name, file, type, message} of [
  {
    name: 'cut off',
    file: badPdfs.truncated,
    message: 'The end of the file is missing.',
  },
  {
    name: 'of junk',
    file: badPdfs.junk,
    message: 'The file is no PDF document.',
  },
  {
    name: 'that is a web page',
    file: badPdfs.page,
    type: 'text/html',
    message: 'The host sent a web page in place of the document.',
  },
  {name: 'without content', file: badPdfs.empty, message: 'The file is empty.'},
]) {
  test(`a document ${name} says so, and leaves the page alone (C9)`, async ({
    page,
  }) => {
    await sendInstead(page, FILE, file, {...(type && {type})});
    const figure = await show(page);
    await expect(figure.getByRole('alert')).toHaveText(message);
    await expect(
      figure.getByRole('link', {name: 'Download the file'}),
    ).toHaveAttribute('href', FILE);
    await page.unrouteAll();
    await figure.getByRole('button', {name: 'Try again'}).click();
    await drawn(figure);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a document that is gone says so (C9)', async ({page}) => {
  await page.route(`**${FILE}`, (route) => route.fulfill({status: 404}));
  const figure = await show(page);
  await expect(figure.getByRole('alert')).toHaveText('The file is not there.');
});

test('a reader who is offline is told so, and may try again (C9)', async ({
  page,
  context,
}) => {
  await page.route(`**${FILE}`, (route) => route.abort());
  await open(page, PAGE);
  const figure = display(page);
  await figure.evaluate((element) => {
    element.scrollIntoView({block: 'center'});
  });
  await expect(figure.getByRole('alert')).toHaveText(
    'The host does not answer. Try again in a while.',
  );
  await context.setOffline(true);
  await figure.getByRole('button', {name: 'Try again'}).click();
  await expect(figure.getByRole('alert')).toHaveText(
    'You are offline. Connect, and try again.',
  );
  await context.setOffline(false);
  await page.unrouteAll();
  await figure.getByRole('button', {name: 'Try again'}).click();
  await drawn(figure);
});

test('an encrypted document asks for its password (C9)', async ({page}) => {
  await sendInstead(page, FILE, badPdfs.encrypted);
  const figure = await show(page);
  const field = figure.getByLabel('This document asks for a password');
  await field.fill('wrong');
  await field.press('Enter');
  await expect(figure.getByRole('alert')).toHaveText(
    'The password does not fit. Try again.',
  );
  await field.fill(PASSWORD);
  await field.press('Enter');
  await drawn(figure);
  await expect(figure.getByText('This is page 1')).toBeAttached();
});

test('600 pages can be jumped and searched through (C9)', async ({page}) => {
  await sendInstead(page, FILE, makePdf({pages: 600}));
  const figure = await show(page);
  await drawn(figure);
  await pageField(figure).fill('580');
  await pageField(figure).press('Enter');
  await drawn(figure, 580);
  await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await figure.getByRole('searchbox').fill('page 42');
  await figure.getByRole('searchbox').press('Enter');
  await expect(figure.getByText('1 of 11')).toBeVisible();
  await expect(pageField(figure)).toHaveValue('42');
});

test('of 50 MB only the parts that are read are fetched (C9)', async ({
  page,
}) => {
  const file = makePdf({pages: 60, noise: 860_000});
  expect(file.length).toBeGreaterThan(50_000_000);
  const host = await hostWith(FILE, file);
  const figure = await show(page, host.origin);
  await drawn(figure);
  expect(host.sent()).toBeLessThan(file.length / 4);
  await host.close();
});

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('a page is no wider than the window, and two fingers make it larger (C9)', async ({
    page,
  }) => {
    const figure = await show(page);
    await drawn(figure);
    const size = figure.getByRole('combobox');
    await expect(size).not.toContainText(/^100%/);
    const before = await percentOf(size);
    const box = await figure.locator('.pdf-pages').boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          {x: x - apart, y, id: 1},
          {x: x + apart, y, id: 2},
        ],
      });
    await touch('touchStart', 20);
    for (const apart of [25, 30, 35, 40]) {
      await touch('touchMove', apart);
    }
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
    // Two roundings lie between the sizes that are shown.
    await expect
      .poll(async () => Math.abs((await percentOf(size)) - before * 2))
      .toBeLessThanOrEqual(1);
  });

  test('buttons are large enough for a thumb (C9)', async ({page}) => {
    const figure = await show(page);
    await drawn(figure);
    const small = await figure
      .getByRole('group', {name: 'Document tools'})
      .locator('button, input, select')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .filter(({width, height}) => width < 44 || height < 44),
      );
    expect(small).toEqual([]);
  });
});
