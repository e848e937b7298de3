import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {findSheet, levelUp, openSheet} from '../../support/e2e/sheet';

for (const colorMode of ['light', 'dark']) {
  test(`axe finds nothing on the sheet, in ${colorMode} (T12)`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('theme-422', mode);
    }, colorMode);
    await openSheet(page);
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
    await openSheet(page, 'maren-quill');
    await findSheet(page).getByLabel('Shield').selectOption('Tower shield');
    await levelUp(page, 3);
    await expect(findSheet(page).locator('.sheetForbidden li')).not.toHaveCount(
      0,
    );
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
  });
}

for (const width of [320, 390, 1440]) {
  test(`nothing of the sheet is beyond a page of ${width} pixels, or too low to press (T7)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await openSheet(page, 'keslith-of-red-cistern');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0);
    const low = await findSheet(page)
      .locator('button, select, summary, input:not([type=file])')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .filter((each) => each.getBoundingClientRect().height < 48)
          .map((each) => each.outerHTML.slice(0, 100)),
      );
    expect(low).toEqual([]);
  });
}
