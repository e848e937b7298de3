import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FROM,
  follow,
  open,
  quiet,
  scrollY,
  TO,
} from '../../support/e2e/reading';

function navbar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main', exact: true});
}

/** Turns the wheel over the text, and waits until the page is where that leads. */
async function wheel(page: Page, by: number, to: number): Promise<void> {
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollY(page)).toBe(to);
}

/** Opens a long page, with the pointer beside its text, where nothing but the page scrolls. */
async function openToRead(page: Page): Promise<void> {
  await open(page, FROM);
  const {width} = page.viewportSize() ?? {width: 1280};
  await page.mouse.move(width - 5, 400);
}

for (const width of [390, 1440]) {
  test.describe(`the navbar at a width of ${width} pixels`, () => {
    test.use({viewport: {width, height: 800}});

    test('stays at 200 pixels, hides at 201, and returns as soon as readers turn', async ({
      page,
    }) => {
      await openToRead(page);
      await wheel(page, 200, 200);
      await quiet(page);
      await expect(navbar(page)).toBeInViewport({ratio: 0.9});
      await wheel(page, 1, 201);
      await expect(navbar(page)).not.toBeInViewport();
      await wheel(page, -2, 199);
      await expect(navbar(page)).toBeInViewport({ratio: 0.9});
      await wheel(page, 200, 399);
      await quiet(page);
      await expect(navbar(page)).toBeInViewport({ratio: 0.9});
      await wheel(page, 1, 400);
      await expect(navbar(page)).not.toBeInViewport();
    });
  });
}

test('the navbar is visible at the top of each new page', async ({page}) => {
  await openToRead(page);
  await wheel(page, 900, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  await expect(navbar(page)).toBeInViewport({ratio: 0.9});
});

test('the navbar stays while it has the focus, and returns when it gets it', async ({
  page,
}) => {
  await openToRead(page);
  await page.getByRole('link', {name: 'Orrameth', exact: true}).first().focus();
  await wheel(page, 900, 900);
  await quiet(page);
  await expect(navbar(page)).toBeInViewport({ratio: 0.9});
  await page.locator('.pagination-nav__link').first().focus();
  await expect(navbar(page)).not.toBeInViewport();
  await page.getByRole('link', {name: 'Orrameth', exact: true}).first().focus();
  await expect(navbar(page)).toBeInViewport({ratio: 0.9});
});

test('the navbar stays while one of its menus is open', async ({page}) => {
  await openToRead(page);
  await navbar(page).getByRole('button', {name: 'Rules'}).hover();
  await expect(
    navbar(page).getByRole('link', {name: 'Combat and Tactics'}),
  ).toBeVisible();
  await wheel(page, 900, 900);
  await quiet(page);
  await expect(navbar(page)).toBeInViewport({ratio: 0.9});
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the navbar stays while the mobile menu is open', async ({page}) => {
    await openToRead(page);
    await wheel(page, 150, 150);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.evaluate(() => {
      window.scrollTo(0, 900);
    });
    await quiet(page);
    await expect(navbar(page)).toBeInViewport({ratio: 0.9});
  });
});

test('sidebar and table of contents use the space that the navbar leaves', async ({
  page,
}) => {
  await page.setViewportSize({width: 1500, height: 800});
  await openToRead(page);
  const tops = () =>
    page.evaluate(() =>
      ['.theme-doc-sidebar-menu', '.theme-doc-toc-desktop'].map(
        (selector) =>
          document.querySelector(selector)?.getBoundingClientRect().top,
      ),
    );
  await wheel(page, 150, 150);
  const [sidebar = 0, contents = 0] = await tops();
  const height = (await navbar(page).boundingBox())?.height ?? 0;
  await wheel(page, 150, 300);
  await expect.poll(tops).toEqual([sidebar - height, contents - height]);
});

test('the fullscreen button fills the screen, restores it, and shows its state', async ({
  page,
}) => {
  await open(page, FROM);
  const button = page.getByRole('button', {name: 'Fullscreen'});
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement?.localName)).toBe(
    'html',
  );
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('the back-to-top button appears beyond 100 pixels, and shows how much is read', async ({
  page,
}) => {
  await openToRead(page);
  const button = page.getByRole('button', {name: 'Back to top'});
  await wheel(page, 100, 100);
  await quiet(page);
  await expect(button).toBeHidden();
  await wheel(page, 1, 101);
  await expect(button).toBeVisible();
  const ring = page.locator('.theme-back-to-top-button [stroke-dasharray]');
  await page.keyboard.press('End');
  await expect(ring).toHaveAttribute('stroke-dasharray', '100 100');
  await button.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(ring).toHaveAttribute('stroke-dasharray', '0 100');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

test('pages that belong to no area have the back-to-top button too, and it is accessible', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 320});
  await open(page, '/no/such/page.html');
  await page.mouse.move(1275, 200);
  const button = page.getByRole('button', {name: 'Back to top'});
  await wheel(page, 101, 101);
  await expect(button).toBeVisible();
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await button.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

/** Returns from far down to the top, and records the scroll positions on the way. */
async function recordWayUp(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<readonly number[]> {
  await page.emulateMedia({reducedMotion});
  await openToRead(page);
  await wheel(page, 1500, 1500);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, {seen});
    window.addEventListener('scroll', () => seen.push(window.scrollY));
  });
  await page.getByRole('button', {name: 'Back to top'}).click();
  await expect
    .poll(() => page.evaluate<number | undefined>('seen.at(-1)'))
    .toBe(0);
  return page.evaluate<number[]>('seen.slice(0, -1)');
}

test('scrolling to the top is smooth, but instant for readers who prefer reduced motion', async ({
  page,
}) => {
  const places = await recordWayUp(page, 'no-preference');
  expect(places.length).toBeGreaterThan(3);
  expect(await recordWayUp(page, 'reduce')).toEqual([]);
});

/** Lists items of the navbar that lie on each other, or that the window cuts off. */
function listCollisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const items = [
      ...document.querySelectorAll('.navbar__inner :is(a, button)'),
    ]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => ({
        name: element.textContent || (element.ariaLabel ?? ''),
        box: element.getBoundingClientRect(),
      }));
    const isOn = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    return items.flatMap(({name, box}, index) => [
      ...(box.left >= 0 && box.right <= innerWidth ? [] : [`${name} is cut`]),
      ...items
        .slice(index + 1)
        .filter((other) => isOn(box, other.box))
        .map((other) => `${name} is on ${other.name}`),
    ]);
  });
}

const WIDTHS = [
  320, 360, 390, 480, 600, 719, 720, 768, 820, 900, 1023, 1024, 1200, 1440,
];

for (const look of ['Off', 'On', 'Red light']) {
  for (const type of [16, 20]) {
    test(`nothing lies on anything else in the navbar, at any width: table mode ${look}, type of ${type} pixels`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await session.send('Page.setFontSizes', {
        fontSizes: {standard: type, fixed: 13},
      });
      await open(page, FROM);
      await page.getByRole('button', {name: 'At the table'}).click();
      await page.getByRole('radio', {name: look, exact: true}).check();
      await page.keyboard.press('Escape');
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await listCollisions(page), `${width}`).toEqual([]);
      }
      await session.send('Page.setFontSizes', {
        fontSizes: {standard: 16, fixed: 13},
      });
    });
  }
}
