import {expect, test, type Locator} from '@playwright/test';
import {findPalette} from '../../support/e2e/palette';
import {FROM, open} from '../../support/e2e/reading';
import {ALL, searchField} from '../../support/e2e/spellBrowser';

/** How something looks whose colors readers choose: its outline and the style of its edge. */
function look(element: Locator): Promise<string> {
  return element.evaluate((shown) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(shown);
    return `${outlineStyle} ${outlineWidth}`;
  });
}

test.use({forcedColors: 'active'});

test('the chosen option of the palette stands out in forced colors', async ({
  page,
}) => {
  await open(page, FROM);
  await page.keyboard.press('Control+k');
  const {field, options, active} = findPalette(page);
  await field.fill('grapple');
  await active.waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await look(options.first())).toContain('none');
  expect(await look(active)).toContain('solid');
});

test('a spell in the spellbook stands out in forced colors', async ({page}) => {
  await open(page, ALL);
  await searchField(page).fill('flame');
  const stars = page.getByRole('button', {name: /^In my spellbook/});
  await stars.first().click();
  await page.mouse.move(0, 0);
  expect(await look(stars.nth(1))).toContain('none');
  expect(await look(stars.first())).toContain('solid');
});
