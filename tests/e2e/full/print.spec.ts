import {expect, test, type Page} from '@playwright/test';
import {paperText} from '../../support/e2e/paperText';
import {FROM, open} from '../../support/e2e/reading';
import {unlocked} from '../../support/e2e/unlock';

const FOLDS = '/reference/examples.html';

/** Opens a page with its print styles. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({media: 'print'});
}

test('paper shows the text without navigation', async ({page}) => {
  await openOnPaper(page, FROM);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const chrome of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.theme-doc-breadcrumbs',
    '.pagination-nav',
    'nav[aria-label="On This Page"]',
    '.hash-link',
    '.markdown a[download]',
  ]) {
    await expect(page.locator(chrome).filter({visible: true})).toHaveCount(0);
  }
});

test('paper is black on white in dark mode too, with the area’s rule at the top', async ({
  page,
}) => {
  await open(page, FROM);
  const text = page.locator('.markdown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const hue = (): Promise<string> =>
    text.evaluate((element) => getComputedStyle(element).borderBlockStartColor);
  await page.emulateMedia({media: 'print'});
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await expect(text).toHaveCSS('border-block-start-style', 'solid');
  await expect(text).toHaveCSS('box-decoration-break', 'clone');
  expect(await hue()).toBe('rgb(165, 44, 30)');
});

test('folds are open on paper', async ({page}) => {
  await unlocked(page);
  await open(page, FOLDS);
  const folded = page.locator('details [id="the-cellar"]');
  await expect(folded).toBeAttached();
  await expect(folded).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(folded).toBeHidden();
});

test('tables are whole on paper, or break between rows if they are long, without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({width: 700, height: 900});
  await openOnPaper(page, FROM);
  const faults = await page.locator('.markdown figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const scroller = figure.firstElementChild;
      const {breakInside} = getComputedStyle(figure);
      const isLong = figure.querySelectorAll('tr').length >= 14;
      return scroller?.scrollHeight === scroller?.clientHeight &&
        figure.scrollWidth <= figure.clientWidth &&
        breakInside === (isLong ? 'auto' : 'avoid')
        ? []
        : [figure.textContent];
    }),
  );
  expect(faults).toEqual([]);
});

test('external links are followed by their address on paper', async ({
  page,
}) => {
  await openOnPaper(page, FROM);
  const notes = await page.locator('.markdown').evaluate((text) => {
    const link = document.createElement('a');
    link.href = 'https://example.org/maps';
    text.append(link);
    const note = (element: Element | null): string =>
      element === null ? '' : getComputedStyle(element, '::after').content;
    return [note(link), note(text.querySelector('a[href^="/"]'))];
  });
  expect(notes).toEqual(['" (https://example.org/maps)"', 'none']);
});

test('a page fills numbered sheets of paper from its first word to its last', async ({
  page,
}) => {
  await open(page, FROM);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  const sheets = paperText(
    await page.pdf({preferCSSPageSize: true, format: 'A4'}),
  );
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.map(([first]) => first)).toEqual(
    sheets.map((_, index) => String(index + 1)),
  );
  const text = sheets.flat().join(' ');
  expect(text).toContain(title);
  for (const heading of await page
    .locator('.markdown h2')
    .evaluateAll((all) => all.map(({firstChild}) => firstChild?.textContent))) {
    expect(text).toContain(heading);
  }
  expect(text).toContain('Last updated:');
});
