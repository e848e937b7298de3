import {readFileSync} from 'node:fs';
import {expect, test, type Download} from '@playwright/test';
import {COLUMNS} from '../../../plugins/spells/model/record';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';
import {
  ALL,
  expectQuery,
  found,
  names,
  searchField,
  value,
} from '../../support/e2e/spellBrowser';
import {countRows} from '../../../world/tests/support/spellRows';

async function getText(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

test('the spell browser saves exactly what was found, and prints it as cards', async ({
  page,
}) => {
  await page.goto(`${ALL}?type=power&held=goblin&sort=name`);
  await expect(names(page).first()).toBeVisible();
  const titles = await names(page).allTextContents();
  const csv = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as CSV'}).click();
  const lines = (await getText(csv)).trimEnd().split('\n');
  expect(lines[0]).toBe(COLUMNS.join(','));
  expect(lines).toHaveLength(titles.length + 1);
  const json = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as JSON'}).click();
  const records = JSON.parse(await getText(json)) as {name: string}[];
  expect(records.map(({name}) => name.replace(/ \(.*/, ''))).toEqual(titles);

  await test.step('nine cards of 63 × 88 mm to a sheet', async () => {
    await page.goto(`${ALL}?school=dim-magika`);
    await expect(names(page).first()).toBeVisible();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', {name: 'Print cards'}).click();
    await page.emulateMedia({media: 'print'});
    const cards = page.locator('.spellDeck .spellCard');
    const ofSchool = countRows({school: 'Dim Magika'});
    await expect(cards).toHaveCount(ofSchool);
    const box = await cards.first().boundingBox();
    const mm = 96 / 25.4;
    expect(Math.round((box?.width ?? 0) / mm)).toBe(63);
    expect(Math.round((box?.height ?? 0) / mm)).toBe(88);
    const cut = await cards.evaluateAll((all) =>
      all
        .filter((card) => card.scrollHeight > card.clientHeight)
        .map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
    const pdf = await page.pdf({preferCSSPageSize: true});
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(Math.ceil(ofSchool / 9));
  });
});

test('the spell browser is accessible: by keyboard, in either color mode, on a phone', async ({
  page,
}) => {
  await open(page, ALL);

  await test.step('by keyboard alone', async () => {
    await searchField(page).focus();
    await page.keyboard.type('veil');
    await expect(found(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Filters'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await value(page, 'Type', /^Spell/).focus();
    await page.keyboard.press('Space');
    await expectQuery(page, '?type=spell&q=veil');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectQuery(page, '?type=!spell&q=veil');
  });

  await prepareAccess(page);
  await page.getByRole('button', {name: 'Remove “veil”'}).click();
  for (const [view, mode] of [
    ['List', 'dark'],
    ['Table', 'light'],
    ['Cards', 'dark'],
  ] as const) {
    await page.getByRole('radio', {name: view}).check();
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page), view).toEqual([]);
  }

  await test.step('a sheet on a phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    const sheet = page.getByRole('dialog', {name: 'Filters'});
    await expect(sheet).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    const target = await sheet
      .getByRole('button', {name: 'Exclude Power'})
      .boundingBox();
    expect(target?.width).toBeGreaterThanOrEqual(44);
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(390);
  });
});
