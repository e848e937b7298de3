import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open, quiet} from '../../support/e2e/reading';
import {openWithoutScripts, unlocked} from '../../support/e2e/unlock';
import {hydrated} from '../../support/e2e/watch';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';

test('code in tabs switches in groups of the same id, by keyboard, and the choice is remembered', async ({
  page,
}) => {
  const chosen = page.getByRole('tab', {
    name: 'The same as JSON',
    selected: true,
  });
  await open(page, EXAMPLES);
  await expect(chosen).toHaveCount(0);
  await page.getByRole('tab', {name: 'CSV'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(2);
  await expect(
    page.getByRole('tabpanel').filter({hasText: '"Iceday"'}),
  ).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(chosen).toHaveCount(2);
});

test('a demo of code runs once it is on screen, isolated from the page, or says why it failed, and is sent to other sites on a press', async ({
  page,
  context,
}) => {
  const posted: string[] = [];
  await context.route(/codepen|jsfiddle/, async (route) => {
    const request = route.request();
    posted.push(`${request.method()} ${request.url()}`);
    await route.fulfill({body: 'taken'});
  });
  await open(page, EXAMPLES);
  const findFigure = (title: string) =>
    page.getByRole('figure').filter({hasText: title});

  await test.step('runs', async () => {
    const demo = findFigure('A die with six sides');
    await quiet(page);
    await expect(demo.locator('iframe')).toHaveCount(0);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('iframe')).toHaveAttribute(
      'sandbox',
      'allow-scripts',
    );
    const inside = demo.frameLocator('iframe');
    await inside.getByRole('button', {name: 'Roll'}).click();
    await expect(inside.getByRole('status')).toHaveText(/^[1-6]$/);
    expect(posted).toEqual([]);
    for (const [site, address] of [
      ['CodePen', 'https://codepen.io/pen/define'],
      ['JSFiddle', 'https://jsfiddle.net/api/post/library/pure/'],
    ] as const) {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        demo.getByRole('button', {name: `Open in ${site}`}).click(),
      ]);
      await expect(tab.getByText('taken')).toBeVisible();
      expect(posted.splice(0)).toEqual([`POST ${address}`]);
      await tab.close();
      await page.bringToFront();
    }
  });

  await test.step('fails', async () => {
    const broken = findFigure('A die that was never made');
    const alert = broken.getByRole('alert');
    // Demos above it grow as they start, and may push it off the screen again.
    await expect(async () => {
      await broken.scrollIntoViewIfNeeded();
      await expect(alert).toContainText('castDie is not defined', {
        timeout: 3000,
      });
    }).toPass();
    await alert.getByRole('button', {name: 'Run again'}).click();
    await expect(alert).toContainText('castDie is not defined');
    await prepareAccess(page);
    const within = 'figure:has([role="alert"])';
    expect(await accessFaults(page, {within})).toEqual([]);
  });
});

test('without scripts code in tabs is all shown, and a spoiler is revealed by keyboard, inline and as a block', async ({
  browser,
}) => {
  const {page, close} = await openWithoutScripts(browser, EXAMPLES);

  await test.step('code in tabs', async () => {
    for (const words of ['Lamp,Burns', '"Iceday"', 'The road is ice.']) {
      await expect(
        page.locator('[role=tabpanel]').filter({hasText: words}).first(),
      ).toBeVisible();
    }
    await expect(page.getByText('The same as JSON').last()).toBeVisible();
  });

  const miller = page
    .getByRole('paragraph')
    .filter({hasText: 'The miller did'});

  await test.step('a closed spoiler is left out on paper', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(miller).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  });

  await test.step('a spoiler', async () => {
    const name = page.getByText('Odo', {exact: true});
    await expect(name).toBeHidden();
    await page.getByRole('checkbox', {name: 'Show the spoiler'}).focus();
    await page.keyboard.press('Space');
    await expect(name).toBeVisible();
    await expect(miller).toBeHidden();
    await page.getByText('Spoiler: who paid the ferryman').focus();
    await page.keyboard.press('Enter');
    await expect(miller).toBeVisible();
  });

  await close();
});
