import {expect} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {findPalette} from '../../support/e2e/palette';
import {findPack, keep, LONG, openKeep, test} from '../../support/e2e/keep';
import {openMap} from '../../support/e2e/worldMap';

test.setTimeout(240_000);

test('previews, dice, calculators, search, and planner work without a connection, and the map if it is kept (T2)', async ({
  page,
  host,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  host.loseAfter(0);

  await test.step('a preview', async () => {
    await page.goto('/combat-and-tactics/saving-throws.html');
    await hydrated(page);
    await page
      .locator('main .markdown a[href="/magic-science/spell-strength.html"]')
      .first()
      .hover();
    await expect(page.getByRole('tooltip')).toContainText('Spell Strength');
  });

  await test.step('a calculator', async () => {
    await page.goto('/magic-science/spell-factors.html');
    await hydrated(page);
    const form = page.getByRole('group', {name: 'What a spell costs'});
    await expect(form.getByRole('status')).toContainText('9 motes');
    await form.getByLabel('Spell level').fill('6');
    await expect(form.getByRole('status')).not.toContainText('9 motes');
  });

  await test.step('the page of results', async () => {
    await page.goto('/search.html?q=troll');
    await expect(
      page.getByRole('main').getByRole('link', {name: /troll/i}).first(),
    ).toBeVisible();
  });

  await test.step('dice', async () => {
    await page.goto('/character-handbook/character-creation-guide.html');
    await hydrated(page);
    await page
      .getByRole('button', {name: 'Roll 4d6, drop the lowest die'})
      .click();
    await expect(
      page.getByRole('complementary', {name: 'Dice'}).getByRole('status'),
    ).toContainText(/ = \d+$/);
  });

  await test.step('the planner, which the palette asks', async () => {
    await page.keyboard.press('Control+k');
    const {field, active} = findPalette(page);
    await field.fill('harrowmere to toros');
    await expect(active).toContainText('420 miles, 18 days, 35 in snow');
    await field.fill('12 emberreap');
    await expect(active).toContainText('In 101 days');
  });

  await test.step('the map, once it is kept', async () => {
    host.find();
    await openKeep(page);
    await keep(page, 'map');
    host.loseAfter(0);
    const map = await openMap(page, '?at=1200,900,4');
    const widths = await map
      .locator('.leaflet-tile-loaded')
      .evaluateAll((tiles: HTMLImageElement[]) =>
        tiles.map(({naturalWidth}) => naturalWidth),
      );
    expect(Math.min(...widths)).toBeGreaterThan(100);
  });
});

test('a download is paused with a press, and goes on from there (T1)', async ({
  page,
}) => {
  await openKeep(page);
  await expect(
    page.getByText(/This browser leaves the site about/),
  ).toBeVisible();
  const pack = findPack(page, 'pages');
  await pack.getByRole('button', {name: 'Keep'}).click();
  await pack.getByRole('button', {name: 'Pause'}).click();
  await expect(pack).toContainText('Paused. What has arrived stays.', LONG);
  await keep(page, 'pages');
});
