import {expect, test} from '@playwright/test';
import {
  FOLDER,
  GALLERY,
  lightbox,
  thumbnails,
} from '../../../support/e2e/gallery';
import {openHeld} from '../../../support/e2e/intent';
import {FROM, open} from '../../../support/e2e/reading';

test('a link that readers open in another tab opens there while scripts are on their way', async ({
  page,
  context,
}) => {
  await openHeld(page, FROM);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('a.pagination-nav__link--next')
      .click({modifiers: ['ControlOrMeta']}),
  ]);
  await expect(other).toHaveURL('/combat-and-tactics/action-points.html');
  await expect(page).toHaveURL(FROM);
});

test('a picture that readers open in another tab opens there as a file', async ({
  page,
  context,
}) => {
  await open(page, GALLERY);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    thumbnails(page)
      .nth(1)
      .click({modifiers: ['ControlOrMeta']}),
  ]);
  await expect(tab).toHaveURL(`${FOLDER}/s04-the-gate-ajar.jpg`);
  await expect(lightbox(page)).toHaveCount(0);
});
