import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {FROM, open, quiet} from '../../support/e2e/reading';

const HEIGHT = 640;

test.use({
  viewport: {width: 320, height: HEIGHT},
  hasTouch: true,
  isMobile: true,
});

const bar = (page: Page) =>
  page.getByRole('navigation', {name: 'Shortcuts', exact: true});

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

function getBox(element: Locator): Promise<Box> {
  return element.evaluate((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return {left, right, top, bottom};
  });
}

test('the bar covers neither the end of a page nor what has the focus, and is not printed', async ({
  page,
}) => {
  await open(page, FROM);
  await page.evaluate('scrollTo(0, 1e6)');
  const {top} = await getBox(bar(page));
  // Scroll positions are whole pixels.
  const end = await getBox(page.locator('.footer'));
  expect(end.bottom).toBeLessThan(top + 1);
  await page.evaluate('scrollTo(0, 0)');
  await quiet(page);
  await page.locator('.markdown p').getByRole('link').first().focus();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await getBox(page.locator(':focus'));
    expect(focused.bottom).toBeLessThan(top + 1);
  }
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.emulateMedia({media: 'print'});
  await expect(bar(page)).toBeHidden();
});
