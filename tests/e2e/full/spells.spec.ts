import {expect, test, type Page} from '@playwright/test';
import {open, quiet, scrollY} from '../../support/e2e/reading';
import {allRows} from '../../../world/tests/support/spellRows';

const ALL = '/magic-science/';
const PRIESTS = '/deities-and-cosmology/priest-spell-lists.html';
const SAVES = '/combat-and-tactics/saving-throws.html';

/** Marks the page; the mark is gone after a reload. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.setAttribute('data-marked', '');
  });
}

function marked(page: Page) {
  return page.locator('body[data-marked]');
}

/** Returns the names under the headings of one level of a school, as they are on the page. */
function listLevelNames(page: Page, school: string, level: string) {
  return page
    .locator(`h3#${school} + [data-served] section`)
    .filter({has: page.getByRole('heading', {name: level, exact: true})})
    .getByRole('article')
    .locator('[id]');
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all spells and powers are there, by school and level (C7, E2)', async ({
    page,
  }) => {
    await page.goto(ALL);
    await expect(page.getByRole('article').locator('[id^=spell-]')).toHaveCount(
      128,
    );
    await expect(page.getByRole('article').locator('[id^=power-]')).toHaveCount(
      60,
    );
    await expect(
      listLevelNames(page, 'dim-magika', '12th level'),
    ).toContainText(['Smoke of Disguise', 'The Face Nobody Has']);
    await expect(
      listLevelNames(page, 'ecolu-ahn-mutus', '2nd level'),
    ).toHaveCount(8);
    await expect(
      page.getByRole('heading', {name: '0th level', exact: true}),
    ).toHaveCount(0);
  });

  test('each House has its spells at every level, and each leads to its entry', async ({
    page,
  }) => {
    await page.goto(PRIESTS);
    await expect(page.locator('h3 + p + [data-served] dt')).toHaveCount(9 * 8);
    await page.getByRole('link', {name: 'Ash Whisper'}).click();
    await expect(page).toHaveURL(/\/magic-science\/#spell-ash-whisper$/);
    await expect(page.locator('#spell-ash-whisper')).toBeInViewport();
  });
});

test('readers of the list never fetch the records that they see', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.push(response.text());
    }
  });
  await open(page, ALL);
  await quiet(page);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => text.includes('25 creatures/level'))).toEqual(
    [],
  );
  await expect(page.getByRole('article')).toHaveCount(allRows.length);
});

test('a deep link leads to its record, and highlights it', async ({page}) => {
  await open(page, `${ALL}#power-harden-skin`);
  const name = page.locator('#power-harden-skin');
  await expect(name).toBeInViewport();
  const entry = page.getByRole('article').filter({has: name}).last();
  await expect(entry).toContainText('DEF +4');
  await expect(entry).toContainText('3/day');
  await expect(entry).toHaveCSS('animation-name', 'target-marked');
});

test('the anchor of a record can be copied', async ({page}) => {
  await open(page, ALL);
  const link = page.getByRole('link', {
    name: 'Direct link to Smoke of Disguise',
  });
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/magic-science\/#power-smoke-of-disguise$/);
  await expect(page.locator('#power-smoke-of-disguise')).toBeInViewport();
});

test('a name in a House’s list opens its entry without a reload', async ({
  page,
}) => {
  await open(page, PRIESTS);
  await mark(page);
  await page.getByRole('link', {name: 'Close the Hearth'}).click();
  await expect(page).toHaveURL(/\/magic-science\/#spell-close-the-hearth$/);
  await expect(page.locator('#spell-close-the-hearth')).toBeInViewport();
  await expect(marked(page)).toHaveCount(1);
});

test('a save links to its explanation, and Back returns to the same place', async ({
  page,
}) => {
  await open(page, ALL);
  await mark(page);
  const save = page
    .locator('h3#ecolu-atus-ahn-agmus + [data-served]')
    .getByRole('link', {name: 'Reflex half'})
    .first();
  await save.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(5000);
  await save.click();
  await expect(page).toHaveURL(new RegExp(`${SAVES}#save-reflex$`));
  await expect(marked(page)).toHaveCount(1);
  await expect(page.locator('#save-reflex')).toBeInViewport();
  await page.goBack();
  await expect(save).toBeInViewport();
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(100);
});

test('paper has complete entries, and no row of jump links', async ({page}) => {
  await open(page, ALL);
  await page.emulateMedia({media: 'print'});
  await expect(
    page.getByRole('navigation', {name: 'Levels of Dim Magika'}),
  ).toBeHidden();
  await expect(
    page.locator('article:has(> div > #spell-ash-whisper)'),
  ).toHaveCSS('break-inside', 'avoid');
});
