import {expect, test, type Page} from '@playwright/test';
import {VIEWER_PAGE} from '../../../src/features/documents/lib/viewerAddress';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {FILE, PAGES} from '../../support/e2e/documents';
import {sendInstead} from '../../support/e2e/files';
import {startHost} from '../../support/e2e/startHost';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';
import {PASSWORD, badPdfs} from '../../../world/tests/support/badPdfs';
import {makePdf} from '../../support/pdfs';

/** Opens the viewer page with a document and a hash. */
async function view(page: Page, hash = '', origin = ''): Promise<void> {
  await page.goto(`${origin}${VIEWER_PAGE}?file=${FILE}${hash}`);
}

/** Waits until a page of the document is drawn, with its text. */
async function drawn(page: Page, number = 1): Promise<void> {
  const sheet = page.locator(`.page[data-page-number="${number}"]`);
  await expect(sheet).toHaveAttribute('data-loaded', 'true');
  await expect(sheet.locator('.textLayer span').first()).toBeAttached();
}

function field(page: Page) {
  return page.getByRole('textbox', {name: 'Page'});
}

test('the viewer page opens the document in its address (A1)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await view(page, '#page=3&zoom=75');
  await drawn(page, 3);
  await expect(field(page)).toHaveValue('3');
  await expect(page.getByText(`/ ${PAGES}`)).toBeVisible();
  await expect(page.locator('#zoom-now')).toHaveText('75%');
  await expect(page).toHaveTitle('calendar.pdf');
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('its text can be selected and searched, and its outline leads on (A1, C9)', async ({
  page,
}) => {
  await view(page);
  await drawn(page);
  await page.getByText('Rimewane', {exact: true}).first().dblclick();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
    'Rimewane',
  );
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('searchbox').fill('gate days');
  await page.keyboard.press('Enter');
  const place = page.getByText(/^\d+ of \d+$/);
  await expect(place).toBeVisible();
  const first = Number.parseInt((await place.textContent()) ?? '', 10);
  await page.keyboard.press('Enter');
  await expect(place).toHaveText(new RegExp(`^${first + 1} of `));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('button', {name: 'Outline'}).click();
  await page.getByRole('button', {name: 'Other reckonings'}).click();
  await expect(field(page)).not.toHaveValue('1');
  await page.keyboard.press('PageUp');
  await expect(
    page.getByRole('button', {name: /^Previous page/}),
  ).toBeVisible();
});

test('it is hidden from search engines and from all lists of pages (A1)', async ({
  page,
  request,
}) => {
  await view(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex',
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('viewer');
});

test('it allows only its own scripts, and no eval (A1)', async ({page}) => {
  await view(page);
  await drawn(page);
  const blocked = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.head.append(script);
    return document.title !== 'taken';
  });
  expect(blocked).toBe(true);
  const policy = await page
    .locator('meta[http-equiv=content-security-policy]')
    .getAttribute('content');
  expect(policy).not.toContain("'unsafe-");
});

test('it refuses documents of other origins (A1)', async ({page}) => {
  const {foreignRequests} = watch(page, sites.main.origin);
  for (const file of [
    'https://evil.example/x.pdf',
    '//evil.example/x.pdf',
    'javascript:alert(1)',
    'data:application/pdf;base64,AAAA',
    'blob:http://localhost/1',
    String.raw`\\evil.example\x.pdf`,
    '%2F%2Fevil.example%2Fx.pdf',
  ]) {
    await page.goto(`${VIEWER_PAGE}?file=${encodeURIComponent(file)}`);
    await expect(page.getByRole('alert'), file).toHaveText(
      'This page shows documents of its own site only.',
    );
  }
  expect(foreignRequests).toEqual([]);
});

for (const {name, file, message} of [
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
    message: 'The host sent a web page in place of the document.',
  },
  {name: 'without content', file: badPdfs.empty, message: 'The file is empty.'},
]) {
  test(`it reports what is wrong with a document ${name} (A1, C9)`, async ({
    page,
  }) => {
    await sendInstead(page, FILE, {file});
    await view(page);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(
      page.getByRole('link', {name: 'Download the file'}),
    ).toHaveAttribute('href', `${sites.main.origin}${FILE}`);
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Try again'}).click();
    await drawn(page);
  });
}

test('it asks for the password of an encrypted document (A1, C9)', async ({
  page,
}) => {
  await sendInstead(page, FILE, {file: badPdfs.encrypted});
  await view(page);
  const password = page.getByLabel('This document asks for a password');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'The password does not fit. Try again.',
  );
  await password.fill(PASSWORD);
  await password.press('Enter');
  await drawn(page);
});

test('600 pages can be navigated and searched (A1, C9)', async ({page}) => {
  await sendInstead(page, FILE, {file: makePdf({pages: 600})});
  await view(page);
  await drawn(page);
  await field(page).fill('580');
  await field(page).press('Enter');
  await drawn(page, 580);
  await page.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await page.getByRole('searchbox').fill('page 42');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/^\d+ of 11$/)).toBeVisible();
});

test('of 50 MB only the pages read are fetched (A1, C9)', async ({page}) => {
  const file = makePdf({pages: 60, noise: 860_000});
  const host = await startHost(FILE, file);
  await view(page, '', host.origin);
  await drawn(page);
  // A busy browser takes more of the first response before it asks for ranges.
  expect(host.sent()).toBeLessThan(file.length / 3);
  await host.close();
});

test('it is accessible in both color modes (A1)', async ({page}) => {
  await view(page);
  await drawn(page);
  await page.getByRole('button', {name: 'Outline'}).click();
  await page.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', {enabled: true});
  await page.reload();
  await drawn(page);
  await page.getByRole('button', {name: 'Outline'}).click();
  await page.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await prepareAccess(page);
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    // The markup for the document's own structure is made by pdf.js alone.
    expect(await accessFaults(page, {apart: '.structTree'}), mode).toEqual([]);
  }
});

test.describe('for German readers', () => {
  test.use({locale: 'de-AT'});

  test('it is in German (A1)', async ({page}) => {
    await page.goto(VIEWER_PAGE);
    await expect(page.getByRole('alert')).toHaveText(
      'Die Adresse dieser Seite nennt kein Dokument.',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
