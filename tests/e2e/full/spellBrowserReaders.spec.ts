import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {
  ALL,
  expectQuery,
  found,
  names,
  PRIESTS,
  searchField,
  value,
} from '../../support/e2e/spellBrowser';
import {hydrated} from '../../support/e2e/watch';

test('the spell browser keeps a spellbook on the device', async ({page}) => {
  await page.goto(`${ALL}?book=mine`);
  await expect(page.getByText('Nothing of this is in your')).toBeVisible();
  await page.goto(`${ALL}?q=ash+whisper`);
  const star = page.getByRole('button', {
    name: 'In my spellbook: Ash Whisper',
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto(ALL);
  await hydrated(page);
  await page.getByRole('button', {name: 'My spellbook', exact: true}).click();
  await expect(names(page)).toHaveText(['Ash Whisper']);
  await page.reload();
  await expect(names(page)).toHaveText(['Ash Whisper']);
  await star.click();
  await expect(page.getByText('Nothing of this is in your')).toBeVisible();
});

test('the spell browser is accessible: by keyboard, in either color mode, on a phone', async ({
  page,
}) => {
  await open(page, PRIESTS);

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
  await page.getByRole('button', {name: 'Drop “veil”'}).click();
  for (const view of ['List', 'Table', 'Cards']) {
    await page.getByRole('radio', {name: view}).check();
    for (const mode of ['dark', 'light']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, mode);
      // The modes differ in their colors alone.
      const isColorOnly = mode === 'light';
      expect(
        await accessFaults(page, {isColorOnly}),
        `${view}, ${mode}`,
      ).toEqual([]);
    }
  }

  await test.step('a sheet on a phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    const sheet = page.getByRole('dialog', {name: 'Filters'});
    await expect(sheet).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    const target = await sheet
      .getByRole('button', {name: 'Leave out Power'})
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

test('without scripts the spell browser is the plain list, and with them one press shows the spells of a House (X9)', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const bare = await context.newPage();
  await bare.goto(`${sites.main.origin}${ALL}?q=warg`);
  await expect(bare.getByRole('search')).toHaveCount(0);
  await expect(bare.locator('#spell-ash-whisper')).toBeVisible();
  await context.close();
  await open(page, PRIESTS);
  await page
    .getByRole('navigation', {name: 'Ready choices'})
    .getByRole('link', {name: 'Aurel'})
    .click();
  await expectQuery(page, '?type=spell&sphere=abjuration');
  await expect(found(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(found(page)).toBeVisible();
});

/** Lists the values of filters whose number has no gap to the button beside it. */
function listTightValues(page: Page): Promise<readonly string[]> {
  return page.locator('.spellValue').evaluateAll((values) =>
    values.flatMap((each) => {
      const count = each.querySelector('.spellCount');
      const text = each.querySelector('button')?.firstChild;
      const range = document.createRange();
      range.selectNodeContents(text ?? each);
      const end = count?.getBoundingClientRect().right ?? Infinity;
      return range.getBoundingClientRect().left - end < 4
        ? [each.textContent]
        : [];
    }),
  );
}

test('the results of the spell browser are in view below its open filters, and no name leaves its cell on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, `${ALL}?q=fire&view=table`);
  await page.getByRole('button', {name: 'Filters'}).click();
  await expect(value(page, 'Type', /^Spell/)).toBeInViewport();
  await expect(found(page)).toBeInViewport();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({width, height: 768});
    expect(await listTightValues(page), String(width)).toEqual([]);
  }
  await page.getByRole('button', {name: 'Filters'}).click();
  await page.setViewportSize({width: 390, height: 844});
  const outside = await page
    .locator('.spellTable tbody th')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        cell.scrollWidth > cell.clientWidth ? [cell.textContent] : [],
      ),
    );
  expect(outside).toEqual([]);
});

test('no column of spells is called sorted while the best matches come first, and school sorts from its end', async ({
  page,
}) => {
  await open(page, `${ALL}?q=fire&view=table`);
  const school = page
    .locator('.spellTable')
    .getByRole('columnheader', {name: /^School/});
  await expect(school).toBeVisible();
  await expect(page.locator('.spellTable [aria-sort]')).toHaveCount(0);
  await school.getByRole('button').click();
  await expect(school).toHaveAttribute('aria-sort', 'descending');
  await expectQuery(page, '?q=fire&sort=-school&view=table');
});
