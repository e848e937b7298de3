import {expect, type Page} from '@playwright/test';
import {readIdentity} from '../../../src/site/identity';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {keptPage as test} from '../../support/e2e/keptPage';
import {pagePaths} from '../../support/e2e/pages';
import {verticalScrollers} from '../../support/e2e/scrollers';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

const {title: siteTitle, url} = readIdentity({});

type View = {readonly mode: 'dark' | 'light'; readonly width: number};

/**
 * Each page is tested at two of the four combinations of mode and width; pages next to each other
 * take different pairs.
 */
const EVEN: readonly View[] = [
  {mode: 'dark', width: 1280},
  {mode: 'light', width: 390},
];
const ODD: readonly View[] = [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 390},
];

/** Returns how far the page overflows the window sideways, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

/**
 * Returns the text of the page as served and as hydrated, without elements that a script displays
 * differently.
 */
function readTexts(page: Page): Promise<{
  served: string | undefined;
  live: string | undefined;
}> {
  return page.evaluate(async () => {
    const text = await (await fetch(window.location.href)).text();
    const served = new DOMParser().parseFromString(text, 'text/html');
    const getText = (page: Document): string | undefined => {
      const main = page.querySelector('main')?.cloneNode(true);
      if (!(main instanceof Element)) {
        return undefined;
      }
      for (const part of main.querySelectorAll('[data-live],script,noscript')) {
        part.remove();
      }
      return main.textContent;
    };
    return {served: getText(served), live: getText(document)};
  });
}

/** Returns the ids that occur more than once on the page. */
function listRepeatedAnchors(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/** The width of the viewport at 400% zoom, in CSS pixels. */
const NARROWEST = 320;

for (const [index, path] of pagePaths.entries()) {
  const views = index % 2 === 0 ? EVEN : ODD;

  test(`${path} has one heading, its title and one canonical address (R12, R18, WCAG 1.4.10)`, async ({
    page,
  }) => {
    const complaints = watch(page, sites.main.origin);
    await page.goto(path);
    await hydrated(page);

    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(
      path === '/' ? siteTitle : new RegExp(`.+ \\| ${siteTitle}$`),
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${url}${path}`,
    );
    const {served, live} = await readTexts(page);
    expect(served, 'all of the text is in the served page').toBe(live);
    expect(await listRepeatedAnchors(page), 'anchors that repeat').toEqual([]);

    await prepareAccess(page);
    for (const {mode, width} of views) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, mode);
      expect(await measureOverflow(page), `sideways at ${width}`).toBe(0);
      expect(await verticalScrollers(page), `scrolls at ${width}`).toEqual([]);
      expect(await accessFaults(page), `access, ${mode} at ${width}`).toEqual(
        [],
      );
    }
    await page.setViewportSize({width: NARROWEST, height: 800});
    expect(await measureOverflow(page), `sideways at ${NARROWEST}`).toBe(0);
    expect(complaints).toEqual({messages: [], foreignRequests: []});
  });
}
