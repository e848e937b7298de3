import {expect, test} from '@playwright/test';
import {
  SHEET,
  display,
  drawn,
  numberField,
  show,
} from '../../support/e2e/documents';
import {sendInstead} from '../../support/e2e/files';
import {startHost} from '../../support/e2e/startHost';
import {open} from '../../support/e2e/reading';
import {PASSWORD, badPdfs} from '../../../world/tests/support/badPdfs';
import {makePdf} from '../../support/pdfs';

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
  test(`a document ${name} is reported, and does not affect the page (C9)`, async ({
    page,
  }) => {
    await sendInstead(page, SHEET.file, {file, ...(type && {type})});
    const figure = await show(page, {shown: SHEET});
    await expect(figure.getByRole('alert')).toHaveText(message);
    await expect(
      figure.getByRole('link', {name: 'Download the file'}),
    ).toHaveAttribute('href', SHEET.file);
    await page.unrouteAll();
    await figure.getByRole('button', {name: 'Try again'}).click();
    await drawn(figure, 1);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a missing document is reported (C9)', async ({page}) => {
  await page.route(`**${SHEET.file}`, (route) => route.fulfill({status: 404}));
  const figure = await show(page, {shown: SHEET});
  await expect(figure.getByRole('alert')).toHaveText('The file is not there.');
});

test('offline readers are told, and can try again (C9)', async ({
  page,
  context,
}) => {
  await page.route(`**${SHEET.file}`, (route) => route.abort());
  await open(page, SHEET.path);
  const figure = display(page, SHEET);
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
  await drawn(figure, 1);
});

test('an encrypted document asks for its password (C9)', async ({page}) => {
  await sendInstead(page, SHEET.file, {file: badPdfs.encrypted});
  const figure = await show(page, {shown: SHEET});
  const field = figure.getByLabel('This document asks for a password');
  await field.fill('wrong');
  await field.press('Enter');
  await expect(figure.getByRole('alert')).toHaveText(
    'The password does not fit. Try again.',
  );
  await field.fill(PASSWORD);
  await field.press('Enter');
  await drawn(figure, 1);
  await expect(figure.getByText('This is page 1')).toBeAttached();
});

test('600 pages can be navigated and searched (C9)', async ({page}) => {
  await sendInstead(page, SHEET.file, {file: makePdf({pages: 600})});
  const figure = await show(page, {shown: SHEET});
  await drawn(figure, 1);
  await numberField(figure).fill('580');
  await numberField(figure).press('Enter');
  await drawn(figure, 580);
  await figure.getByRole('button', {name: 'Find (Ctrl+F)'}).click();
  await figure.getByRole('searchbox').fill('page 42');
  await figure.getByRole('searchbox').press('Enter');
  await expect(figure.getByText('1 of 11')).toBeVisible();
  await expect(numberField(figure)).toHaveValue('42');
});

test('of 50 MB only the pages read are fetched (C9)', async ({page}) => {
  const file = makePdf({pages: 60, noise: 860_000});
  expect(file.length).toBeGreaterThan(50_000_000);
  const host = await startHost(SHEET.file, file);
  const figure = await show(page, {origin: host.origin, shown: SHEET});
  await drawn(figure, 1);
  expect(host.sent()).toBeLessThan(file.length / 3);
  await host.close();
});
