import {expect, test, type Page} from '@playwright/test';
import {
  LOCKED,
  NEIGHBOR,
  PATIENT,
  getGate,
  isOpen,
  isShut,
  stored,
  unlock,
} from '../../support/e2e/gate';
import {awaitHydration, openHeld} from '../../support/e2e/intent';
import {paperText} from '../../support/e2e/paperText';
import {sites} from '../../support/e2e/sites';
import {TOKEN_KEY, unlocked} from '../../support/e2e/unlock';
import {hydrated, watch} from '../../support/e2e/watch';

function lockButton(page: Page) {
  return page.getByRole('button', {name: 'Lock this area'});
}

test('readers who are let in go from page to page without another prompt', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto(NEIGHBOR.path);
  await unlock(page);

  await test.step('even if they leave while the password is checked', async () => {
    await page.getByRole('link', {name: 'Orrameth', exact: true}).click();
    await expect(page).toHaveURL('/');
    await awaitHydration(page);
    await page.goBack();
    await expect(lockButton(page)).toBeVisible(PATIENT);
    expect(await stored(page)).toEqual([`sessionStorage ${TOKEN_KEY}`]);
  });

  await test.step('by a link, and back to where they were', async () => {
    await page.evaluate(() => {
      window.scrollTo(0, 3000);
    });
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toContainText('Private Reference! (locked)');
    await sidebar.getByRole('link', {name: 'Overview', exact: true}).click();
    await isOpen(page);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      NEIGHBOR.title,
    );
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(2000);
  });

  await test.step('until they lock it, on pages that they have left too', async () => {
    await page.goForward();
    await lockButton(page).click();
    await page.goBack();
    await isShut(page);
    expect(await stored(page)).toEqual([]);
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a password typed before hydration unlocks it', async ({page}) => {
  const releaseScripts = await openHeld(page, LOCKED.path);
  const {field, remember} = getGate(page);
  await remember.click();
  await field.pressSequentially('open sesame');
  await field.press('Enter');
  await releaseScripts();
  await isOpen(page);
  expect(await stored(page)).toEqual([`localStorage ${TOKEN_KEY}`]);
});

test('remembered readers never see the prompt, and reach the target of the address', async ({
  page,
}) => {
  await unlocked(page);
  const releaseScripts = await openHeld(page, `${LOCKED.path}#session-planner`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(getGate(page).field).toBeHidden();
  await releaseScripts();
  await isOpen(page);
  await expect(
    page.getByRole('heading', {name: LOCKED.heading}),
  ).toBeInViewport();
});

test('all spellings of the address of a page are unlocked together', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await unlock(page);
  await isOpen(page);
  for (const [path, title] of [
    ['/Reference/index.html', 'Private Reference!'],
    ['/reference/the-ninth-bed', 'The Ninth Bed'],
    ['/reference/the-ninth-bed.html?of=/handbook#top', 'The Ninth Bed'],
  ] as const) {
    await page.goto(path);
    await expect(lockButton(page), path).toBeVisible(PATIENT);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
  expect(await stored(page)).toEqual([`sessionStorage ${TOKEN_KEY}`]);
});

test('a new tab is open to remembered readers only, and one tab locks all others', async ({
  context,
  page,
}) => {
  await page.goto(LOCKED.path);
  await unlock(page);
  await isOpen(page);
  await page.reload();
  await hydrated(page);
  await isOpen(page);
  const other = await context.newPage();
  await other.goto(LOCKED.path);
  await isShut(other);
  await unlock(other, true);
  await isOpen(other);
  await isOpen(page);
  const third = await context.newPage();
  await third.goto(LOCKED.path);
  await isOpen(third);
  await lockButton(third).click();
  for (const tab of [third, other, page]) {
    await isShut(tab);
  }
  await page.reload();
  await hydrated(page);
  await isShut(page);
});

const DATA = /(?<="scope":"\/reference","data":")[^"]+/;

test('a page that was given the ciphertext of another is reported, and shows nothing', async ({
  page,
}) => {
  let other: string | undefined;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    other ??= DATA.exec(text)?.[0];
    const body = text.replace(DATA, other ?? '');
    await route.fulfill({response, body});
  });
  await page.goto(NEIGHBOR.path);
  await hydrated(page);
  expect(other).toBeDefined();
  await page.goto(LOCKED.path);
  await unlock(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This page could not be decrypted: its data is damaged or has been altered.',
    PATIENT,
  );
  expect(await page.content()).not.toContain(LOCKED.words);
  await expect(page.getByRole('heading', {level: 2})).toHaveCount(0);
});

test('on paper a locked page is a title, and an open one is complete', async ({
  page,
}) => {
  const print = async () =>
    paperText(await page.pdf())
      .flat()
      .join(' ');
  await page.goto(LOCKED.path);
  await hydrated(page);
  const shut = await print();
  expect(shut).toContain('This page is locked.');
  expect(shut).not.toContain('Unlock');
  await unlock(page);
  await isOpen(page);
  const open = await print();
  expect(open).toContain(LOCKED.words);
  expect(open).not.toContain('Lock this area');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page says that it is locked, and asks for no password', async ({
    page,
  }) => {
    await page.goto(LOCKED.path);
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    // Playwright takes no text from this element.
    expect(await note.evaluate(({innerHTML}) => innerHTML)).toBe(
      'This page is locked. Unlocking it needs JavaScript.',
    );
    await expect(getGate(page).field).toBeHidden();
  });
});
