import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open, quiet} from '../../support/e2e/reading';
import {openWithoutScripts, unlocked} from '../../support/e2e/unlock';
import {hydrated} from '../../support/e2e/watch';

test.beforeEach(async ({page}) => {
  await unlocked(page);
});

const EXAMPLES = '/reference/examples.html';

/** Returns the first code fence with this text, and its button. */
function fence(page: Page, words: string) {
  const code = page.locator('pre').filter({hasText: words}).first();
  const button = code.locator('xpath=..').getByRole('button');
  return {code, button};
}

test.describe('the button that copies code (C12)', () => {
  test('copies it, confirms it, can copy again, and is missing on a phone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, EXAMPLES);
    const {button} = fence(page, 'Hand lantern,4');
    await expect(button).toHaveText('Copy code');
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Lamp,Burns (hours)\nHand lantern,4',
    );
    await expect(button).toHaveText('Copy code');
    await page.setViewportSize({width: 719, height: 800});
    await quiet(page);
    await expect(button).toBeHidden();
    await page.setViewportSize({width: 720, height: 800});
    await expect(button).toBeVisible();
  });

  test('selects the code if the browser refuses', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, EXAMPLES);
    const {button} = fence(page, 'Hand lantern,4');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toContainText('The code is selected');
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(
      'Lamp,Burns (hours)\nHand lantern,4',
    );
  });
});

test.describe('code in tabs (C10)', () => {
  const chosen = (page: Page) =>
    page.getByRole('tab', {name: 'The same as JSON', selected: true});

  test('switches in groups of the same id, by keyboard, and is remembered', async ({
    page,
  }) => {
    await open(page, EXAMPLES);
    await expect(chosen(page)).toHaveCount(0);
    await page.getByRole('tab', {name: 'CSV'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toHaveCount(2);
    await expect(
      page.getByRole('tabpanel').filter({hasText: '"Iceday"'}),
    ).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(chosen(page)).toHaveCount(2);
  });
});

test.describe('a demo of code (C11)', () => {
  const figure = (page: Page, title: string) =>
    page.getByRole('figure').filter({hasText: title});

  test('runs after 800 ms on screen, isolated from the page, or reports why it failed, and can run again', async ({
    page,
  }) => {
    await open(page, EXAMPLES);
    const demo = figure(page, 'A die with six sides');
    await quiet(page);
    await expect(demo.locator('iframe')).toHaveCount(0);
    await demo.scrollIntoViewIfNeeded();
    const frame = demo.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const inside = demo.frameLocator('iframe');
    await inside.getByRole('button', {name: 'Roll'}).click();
    await expect(inside.getByRole('status')).toHaveText(/^[1-6]$/);

    const broken = figure(page, 'A die that was never made');
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

  test('is sent to CodePen or JSFiddle in a new tab, on a press', async ({
    page,
    context,
  }) => {
    const posted: string[] = [];
    await context.route(/codepen|jsfiddle/, async (route) => {
      const request = route.request();
      posted.push(
        `${request.method()} ${request.url()} ${[...new URLSearchParams(request.postData() ?? '').keys()].join()}`,
      );
      await route.fulfill({body: 'taken'});
    });
    await open(page, EXAMPLES);
    const demo = figure(page, 'A die with six sides');
    await demo.scrollIntoViewIfNeeded();
    expect(posted).toEqual([]);
    for (const [site, address, fields] of [
      ['CodePen', 'https://codepen.io/pen/define', ['data']],
      [
        'JSFiddle',
        'https://jsfiddle.net/api/post/library/pure/',
        ['title', 'html', 'css', 'js', 'wrap'],
      ],
    ] as const) {
      await test.step(site, async () => {
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          demo.getByRole('button', {name: `Open in ${site}`}).click(),
        ]);
        await expect(tab.getByText('taken')).toBeVisible();
        expect(posted.splice(0)).toEqual([`POST ${address} ${fields.join()}`]);
        await tab.close();
        await page.bringToFront();
      });
    }
  });
});

test('without scripts code in tabs is all shown, and a spoiler is revealed by keyboard, inline and as a block (C10, C13, X9)', async ({
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

test('a formula is markup that screen readers understand (C13)', async ({
  page,
}) => {
  await open(page, '/magic-science/spell-strength.html');
  const formula = page.getByRole('math');
  await expect(formula).toBeVisible();
  await expect(formula.locator('mfrac')).toHaveCount(1);
});
