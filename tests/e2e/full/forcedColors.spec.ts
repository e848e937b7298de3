import {expect, test, type Locator, type Page} from '@playwright/test';
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

/** Where something is chosen among its like, and which of them isn't. */
type Choice = {
  readonly path: string;
  readonly choose: (
    page: Page,
  ) => Promise<readonly [chosen: Locator, other: Locator]>;
};

const choices: Readonly<Record<string, Choice>> = {
  'an option of the palette': {
    path: FROM,
    async choose(page) {
      await page.keyboard.press('Control+k');
      const {field, options, active} = findPalette(page);
      await field.fill('grapple');
      await active.waitFor();
      await page.keyboard.press('ArrowDown');
      return [active, options.first()];
    },
  },
  'a page of the sidebar': {
    path: FROM,
    choose(page) {
      const links = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .locator('.menu__link');
      return Promise.resolve([
        links.and(page.locator('[aria-current=page]')),
        links.and(page.locator(':not([aria-current])')).first(),
      ]);
    },
  },
  'a spell in the spellbook': {
    path: ALL,
    async choose(page) {
      await searchField(page).fill('flame');
      const stars = page.getByRole('button', {name: /^In my spellbook/});
      await stars.first().click();
      await page.mouse.move(0, 0);
      return [stars.first(), stars.nth(1)];
    },
  },
};

test.use({forcedColors: 'active'});

for (const [what, {path, choose}] of Object.entries(choices)) {
  test(`${what} that is chosen stands out in forced colors`, async ({page}) => {
    await open(page, path);
    const [chosen, other] = await choose(page);
    await expect(chosen).toBeVisible();
    expect(await look(other)).toContain('none');
    expect(await look(chosen)).toContain('solid');
  });
}
