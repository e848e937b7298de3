import {expect, test} from '@playwright/test';
import {
  LOCKED,
  NEIGHBOR,
  PATIENT,
  getGate,
  recordMessages,
  isOpen,
  isShut,
  stored,
  unlock,
} from '../../support/e2e/gate';
import {awaitHydration, openHeld} from '../../support/e2e/intent';
import {sites} from '../../support/e2e/sites';
import {PASSWORD, TOKEN_KEY, unlocked} from '../../support/e2e/unlock';
import {hydrated, watch} from '../../support/e2e/watch';

test('cases 1 and 34: a wrong password opens nothing, the right one does, until the section is locked (G1, G3, X1)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto(LOCKED.path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex',
  );
  await isShut(page);
  const {field, button} = getGate(page);
  const said = await recordMessages(page);
  await field.fill('open');
  await button.click();
  await expect
    .poll(said, PATIENT)
    .toEqual(['Please enter the correct password!', '']);
  await isShut(page);
  expect(await stored(page)).toEqual([]);

  // A password submitted twice is tried once.
  await field.fill(PASSWORD);
  await button.dblclick();
  await isOpen(page);
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(
    page.getByRole('navigation', {name: 'On this page'}).first(),
  ).toContainText(LOCKED.heading);
  expect(await stored(page)).toEqual([`sessionStorage ${TOKEN_KEY}`]);

  await page.getByRole('button', {name: 'Lock this section'}).click();
  await isShut(page);
  expect(await stored(page)).toEqual([]);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('case 19: readers who are let in go from page to page without another prompt (G3)', async ({
  page,
}) => {
  await page.goto(NEIGHBOR.path);
  await unlock(page);
  await expect(
    page.getByRole('button', {name: 'Lock this section'}),
  ).toBeVisible(PATIENT);
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
  // Going back to a page after locking it elsewhere asks for the password again.
  await page.goForward();
  await page.getByRole('button', {name: 'Lock this section'}).click();
  await page.goBack();
  await isShut(page);
});

test('a password typed before hydration unlocks it (G1)', async ({page}) => {
  const releaseScripts = await openHeld(page, LOCKED.path);
  const {field, remember} = getGate(page);
  await remember.click();
  await field.pressSequentially(PASSWORD);
  await field.press('Enter');
  await releaseScripts();
  await isOpen(page);
  expect(await stored(page)).toEqual([`localStorage ${TOKEN_KEY}`]);
});

test('remembered readers never see the prompt, and reach the target of the address (G3)', async ({
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

test('cases 16 and 18: a new tab is open to remembered readers only, and one tab locks the other (G3)', async ({
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
  await third.getByRole('button', {name: 'Lock this section'}).click();
  await isShut(third);
  await isShut(other);
  await isShut(page);
  await page.reload();
  await hydrated(page);
  await isShut(page);
});

test('case 14: an invalid token is removed, and does no harm (G3)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto('/');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'garbage');
    sessionStorage.setItem(key, '{"v":1,"id":"lamp","kek":"AAAA"}');
    localStorage.setItem('docs-lock:global', '{"v":1,"id":"no","kek":"AAAA"}');
  }, TOKEN_KEY);
  await page.goto(LOCKED.path);
  await isShut(page);
  await expect.poll(() => stored(page)).toEqual([]);
  expect(complaints.messages).toEqual([]);
});

test('case 15: without storage a page stays open for as long as it is shown (G3)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(LOCKED.path);
  await unlock(page, true);
  await isOpen(page);
  await page.reload();
  await hydrated(page);
  await isShut(page);
});

test('case 34: readers who leave while a password is checked are on the next page (G1)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto(LOCKED.path);
  await hydrated(page);
  await unlock(page);
  await page.getByRole('link', {name: 'Orrameth', exact: true}).click();
  await expect(page).toHaveURL('/');
  await awaitHydration(page);
  await page.goBack();
  await isOpen(page);
  expect(complaints.messages).toEqual([]);
});
