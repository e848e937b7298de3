import {expect, test} from '@playwright/test';
import {openHeld} from '../../../support/e2e/intent';
import {FROM} from '../../../support/e2e/reading';

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
