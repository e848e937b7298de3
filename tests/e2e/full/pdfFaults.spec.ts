import {expect, test} from '@playwright/test';
import {SHEET, drawn, numberField, show} from '../../support/e2e/documents';
import {sendInstead} from '../../support/e2e/files';
import {startHost} from '../../support/e2e/startHost';
import {PASSWORD, badPdfs} from '../../../world/tests/support/badPdfs';
import {makePdf} from '../../support/pdfs';

test('what is wrong with a document is said in its place, with its link, until it can be read', async ({
  page,
  context,
}) => {
  await page.route(`**${SHEET.file}`, (route) => route.fulfill({status: 404}));
  const figure = await show(page, {shown: SHEET});
  const alert = figure.getByRole('alert');
  await expect(alert).toHaveText('File not found.');
  await expect(
    figure.getByRole('link', {name: 'Download the file'}),
  ).toHaveAttribute('href', SHEET.file);
  const again = figure.getByRole('button', {name: 'Try again'});

  await context.setOffline(true);
  await page.unrouteAll();
  await again.click();
  await expect(alert).toHaveText('You’re offline. Connect and try again.');
  await context.setOffline(false);

  await sendInstead(page, SHEET.file, {file: badPdfs.truncated});
  await again.click();
  await expect(alert).toHaveText('This file is damaged.');

  await page.unrouteAll();
  await again.click();
  await drawn(figure, 1);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('an encrypted document asks for its password', async ({page}) => {
  await sendInstead(page, SHEET.file, {file: badPdfs.encrypted});
  const figure = await show(page, {shown: SHEET});
  const field = figure.getByLabel('Password for this document');
  await field.fill('wrong');
  await field.press('Enter');
  await expect(figure.getByRole('alert')).toHaveText(
    'Wrong password. Try again.',
  );
  await field.fill(PASSWORD);
  await field.press('Enter');
  await drawn(figure, 1);
  await expect(figure.getByText('This is page 1')).toBeAttached();
});

test('600 pages can be navigated and searched', async ({page}) => {
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

test('of 50 MB only the pages read are fetched', async ({page}) => {
  const file = makePdf({pages: 60, noise: 860_000});
  expect(file.length).toBeGreaterThan(50_000_000);
  const host = await startHost(SHEET.file, file);
  const figure = await show(page, {origin: host.origin, shown: SHEET});
  await drawn(figure, 1);
  expect(host.sent()).toBeLessThan(file.length / 3);
  await host.close();
});
