import {expect, test, type Locator, type Page} from '@playwright/test';
import {FROM, open, quiet, scrollY} from '../../support/e2e/reading';

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

test('the navbar stays at 200 pixels, hides at 201, and returns as soon as readers turn', async ({
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

for (const [look, type] of [
  ['Normal', 16],
  ['Red light', 20],
] as const) {
  test(`nothing lies on anything else in the navbar, at any width: display ${look}, type of ${type} pixels`, async ({
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
