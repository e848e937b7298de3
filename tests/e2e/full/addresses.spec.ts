import {expect, test} from '@playwright/test';
import {sites} from '../../support/e2e/sites';
import {hydrated} from '../../support/e2e/watch';

const spellings = [
  ['/combat-and-tactics/bab-table', '/combat-and-tactics/bab-table.html'],
  ['/Combat-And-Tactics/BAB-Table.HTML', '/combat-and-tactics/bab-table.html'],
  ['/prime-almanac/Lor_Aserion.html', '/prime-almanac/lor-aserion.html'],
  [
    '/return-of-the-gatewatcher/maps-and-visuals/maps.html',
    '/return-of-the-gatewatcher/maps.html',
  ],
] as const;

for (const [host, {origin}] of Object.entries({
  'answers with the not-found page': sites.main,
  'hides endings': sites.hidingEndings,
})) {
  test(`on a host that ${host}, other spellings lead to the page`, async ({
    page,
  }) => {
    for (const [spelling, canonical] of spellings) {
      await page.goto('about:blank');
      await page.goto(`${origin}${spelling}?q=1#end`);
      await hydrated(page);

      await expect(page).toHaveURL(`${origin}${canonical}?q=1#end`);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
        'Page not found',
      );
      await expect(page.locator('main')).toBeVisible();
    }
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a former address leads to the page that was there', async ({page}) => {
    await page.goto('/character-handbook/tags/combat.html');
    await expect(page).toHaveURL('/tags/combat.html');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
