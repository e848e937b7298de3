import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {expectQuery} from '../../support/e2e/spellBrowser';
import {watch} from '../../support/e2e/watch';

const ALMANAC = '/prime-almanac/';
const DISTANCES = '/prime-almanac/common-travel-distances.html';

test('the map moves, finds places, and plans a journey that its address restores (C14)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, ALMANAC);
  const map = page.getByRole('region', {name: 'Map of the Prime'});
  await page.getByRole('heading', {name: 'Four seas'}).scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();

  await test.step('search and fly, by keyboard', async () => {
    await page.getByRole('searchbox', {name: 'Find a place'}).fill('harrow');
    const harrowmere = page.getByRole('button', {
      name: 'Harrowmere',
      exact: true,
    });
    await harrowmere.focus();
    await page.keyboard.press('Enter');
    await expectQuery(page, '?at=763,1083,4');
    await page.getByRole('button', {name: 'Travel from here'}).click();
    await expectQuery(page, '?at=763,1083,4&route=harrowmere');
  });

  await test.step('layers', async () => {
    const pins = map.locator('.seatPin');
    await expect(pins).not.toHaveCount(0);
    await page.getByRole('checkbox', {name: 'Seats'}).uncheck();
    await expect(pins).toHaveCount(0);
  });

  await test.step('the journey', async () => {
    await page.getByLabel('To (1)').selectOption('Toros');
    await expect(
      page.getByText('Miles 420, days 18. Arrival on 18 Highwind 1127 YS.'),
    ).toBeVisible();
    await expect(map.locator('.mapRoute')).toHaveCount(3);
  });

  await test.step('the wheel and a drag change the place in the address', async () => {
    const before = page.url();
    await map.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    await expect.poll(() => page.url()).not.toBe(before);
    const zoomed = page.url();
    await map.hover();
    await page.mouse.down();
    await page.mouse.move(400, 400, {steps: 5});
    await page.mouse.up();
    await expect.poll(() => page.url()).not.toBe(zoomed);
  });

  await test.step('a place that is chosen again is shown again', async () => {
    await page.getByRole('button', {name: 'Harrowmere', exact: true}).click();
    await expect
      .poll(() => new URL(page.url()).searchParams.get('at'))
      .toMatch(/^763,1083,/);
  });

  await test.step('axe', async () => {
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('the planner says why there is no way, and which part of an address it ignored (C14)', async ({
  page,
}) => {
  await open(
    page,
    `${DISTANCES}?route=harrowmere;emeraldine&way=road&by=dragon`,
  );
  await page
    .getByRole('heading', {name: 'Plan a journey'})
    .scrollIntoViewIfNeeded();
  await expect(
    page.getByText('No way from Harrowmere to Emeraldine.'),
  ).toBeVisible();
  await expect(
    page.getByText(/^Left out of this address.*by=dragon/),
  ).toBeVisible();
  await page.getByLabel('Travel by').selectOption('Skyship');
  await expect(page.getByText(/by skyship: miles/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there are the picture and the list of places (C14, X9)', async ({
    page,
  }) => {
    await page.goto(ALMANAC);
    await expect(page.getByAltText(/^Map of the Prime/)).toBeVisible();
    const places = page.getByRole('region', {name: 'Places of the map'});
    await expect(
      places.getByRole('link', {name: 'Skarhold', exact: true}),
    ).toHaveAttribute('href', /deep-north/);
  });
});
