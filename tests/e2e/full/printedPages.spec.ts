import {expect, test} from '@playwright/test';
import {FROM, open} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';
import {openMap, stage} from '../../support/e2e/worldMap';

const EXAMPLES = '/reference/examples.html';

test('on paper folds are open, tables do not scroll, and links to other sites have their addresses', async ({
  page,
}) => {
  await unlocked(page);
  await page.setViewportSize({width: 700, height: 900});
  await open(page, EXAMPLES);
  const folded = page.locator('details [id="the-cellar"]');
  await expect(folded).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded).toBeVisible();

  await page.emulateMedia({media: null});
  await open(page, FROM);
  await page.emulateMedia({media: 'print'});
  const scrolling = await page
    .locator('.markdown figure')
    .evaluateAll((figures) =>
      figures
        .filter(
          ({firstElementChild: table, scrollWidth, clientWidth}) =>
            table?.scrollHeight !== table?.clientHeight ||
            scrollWidth > clientWidth,
        )
        .map(({textContent}) => textContent),
    );
  expect(scrolling).toEqual([]);
  const notes = await page.locator('.markdown').evaluate((text) => {
    const link = document.createElement('a');
    link.href = 'https://example.org/maps';
    text.append(link);
    return [link, text.querySelector('a[href^="/"]')].map((each) =>
      each === null ? '' : getComputedStyle(each, '::after').content,
    );
  });
  expect(notes).toEqual(['" (https://example.org/maps)"', 'none']);
});

test('the map on paper is a picture, without its controls', async ({page}) => {
  await openMap(page, '?at=500,500,3');
  await page.emulateMedia({media: 'print'});
  await expect(stage(page)).toBeHidden();
  await expect(
    page.locator('#world-map img').filter({visible: true}),
  ).toHaveCount(1);
});
