import {expect, test, type Page} from '@playwright/test';
import {VIEWER_PAGE} from '../../../plugins/documents/model/viewerAddress';
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

test('the viewer page opens the document, page and size in its address, which can be selected and searched', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await view(page, '#page=3&zoom=75');
  await drawn(page, 3);
  const number = page.getByRole('textbox', {name: 'Page'});
  await expect(number).toHaveValue('3');
  await expect(page.getByText(`/ ${PAGES}`)).toBeVisible();
  await expect(page.locator('#zoom-now')).toHaveText('75%');
  await expect(page).toHaveTitle('calendar.pdf');

  await test.step('text and search', async () => {
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
  });

  await test.step('outline', async () => {
    await number.fill('1');
    await number.press('Enter');
    await page.getByRole('button', {name: 'Outline'}).click();
    await page.getByRole('button', {name: 'Other reckonings'}).click();
    await expect(number).not.toHaveValue('1');
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('the viewer page says why it shows no document, asks for a password, and then shows it', async ({
  page,
}) => {
  const {foreignRequests} = watch(page, sites.main.origin);
  const alert = page.getByRole('alert');
  const elsewhere = encodeURIComponent('//evil.example/x.pdf');
  await page.goto(`${VIEWER_PAGE}?file=${elsewhere}`);
  await expect(alert).toHaveText(
    'This page shows only documents from its own site.',
  );
  await expect(page.getByRole('button', {name: 'Try again'})).toBeHidden();
  expect(foreignRequests).toEqual([]);

  await sendInstead(page, FILE, {file: badPdfs.truncated});
  await view(page);
  await expect(alert).toHaveText('This file is damaged.');
  await expect(
    page.getByRole('link', {name: 'Download the file'}),
  ).toHaveAttribute('href', `${sites.main.origin}${FILE}`);

  await page.unrouteAll();
  await sendInstead(page, FILE, {file: badPdfs.encrypted});
  await page.getByRole('button', {name: 'Try again'}).click();
  const password = page.getByLabel('Password for this document');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(alert).toHaveText('Wrong password. Try again.');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await drawn(page);
});

test('the viewer page fetches only the pages read of a large document', async ({
  page,
}) => {
  const file = makePdf({pages: 60, noise: 860_000});
  const host = await startHost(FILE, file);
  await view(page, '', host.origin);
  await drawn(page);
  // A busy browser takes more of the first response before it asks for ranges.
  expect(host.sent()).toBeLessThan(file.length / 3);
  await host.close();
});

test('the viewer page is accessible in both color modes', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', {enabled: true});
  await view(page);
  await drawn(page);
  await page.getByRole('button', {name: 'Outline'}).click();
  await page.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await prepareAccess(page);
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    const faults = await accessFaults(page, {
      // The markup for the document's own structure is made by pdf.js alone.
      apart: '.structTree',
      isColorOnly: mode === 'light',
    });
    expect(faults, mode).toEqual([]);
  }
});
