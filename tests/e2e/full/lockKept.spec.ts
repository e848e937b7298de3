import {expect, test, type Page} from '@playwright/test';
import {
  LOCKED,
  NEIGHBOR,
  PATIENT,
  changeScripts,
  getGate,
  isOpen,
  isShut,
  unlock,
} from '../../support/e2e/gate';
import {paperText} from '../../support/e2e/paperText';
import {sites} from '../../support/e2e/sites';
import {unlocked} from '../../support/e2e/unlock';
import {hydrated, watch} from '../../support/e2e/watch';

/** Enters the right password on a tampered page, which must report it and show nothing. */
async function expectDamaged(page: Page): Promise<void> {
  await unlock(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This page could not be decrypted: its data is damaged or was changed.',
    PATIENT,
  );
  expect(await page.content()).not.toContain(LOCKED.words);
}

/** Changes the character in the middle of a base64 string. */
function changeCharacter(text: string): string {
  const middle = text.length >> 1;
  const sign = text[middle] === 'A' ? 'B' : 'A';
  return text.slice(0, middle) + sign + text.slice(middle + 1);
}

const DATA = /(?<="doc":"[\w/]+","scope":"\/reference","data":")[^"]+/;

test('case 20: no response before the password contains locked text (G4)', async ({
  page,
}) => {
  const bodies: string[] = [];
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    // The next page disposes of responses that nobody waits for.
    const body = await response.body().catch(() => Buffer.of());
    bodies.push(body.toString());
    await route.fulfill({response, body}).catch(() => undefined);
  });
  await page.goto('/');
  await hydrated(page);
  // What is prefetched on hover is ciphertext.
  await page.getByRole('link', {name: 'Private Reference!'}).first().hover();
  await page.goto(NEIGHBOR.path);
  await hydrated(page);
  await page.getByRole('link', {name: 'Overview', exact: true}).hover();
  await page.goto(LOCKED.path);
  await hydrated(page);
  await isShut(page);
  await page.unrouteAll({behavior: 'wait'});
  const all = bodies.join('\n');
  expect(all).toContain('"doc":"reference/index"');
  expect(all).not.toContain(LOCKED.words);
  expect(all).not.toContain(LOCKED.heading);
});

test('case 10: no spelling of the address bypasses the lock (G2)', async ({
  request,
  page,
}) => {
  for (const path of [
    '/%72eference/',
    '//reference//',
    '/Reference/',
    '/reference',
    '/reference/index.html',
    '/reference/?x',
    '/prime-almanac/../reference/',
  ]) {
    const body = await (
      await request.get(`${sites.main.origin}${path}`)
    ).text();
    expect(body, path).not.toContain(LOCKED.words);
  }
  await page.goto(`${LOCKED.path}?x#session-planner`);
  await hydrated(page);
  await isShut(page);
});

test('cases 5, 6 and 7: a page that was changed, swapped or given another key is reported (G4)', async ({
  page,
}) => {
  // Three passwords are compared, and a long page is drawn.
  test.slow();

  await test.step('one character of the ciphertext', async () => {
    await changeScripts(page, (text) => text.replace(DATA, changeCharacter));
    await page.goto(LOCKED.path);
    await expectDamaged(page);
    await page.unrouteAll({behavior: 'wait'});
  });

  await test.step('the ciphertext of another page', async () => {
    await page.goto(NEIGHBOR.path);
    await page.getByRole('button', {name: 'Lock this section'}).click();
    const texts: string[] = [];
    await changeScripts(page, (text) => {
      texts.push(text);
      return text;
    });
    await page.reload();
    await hydrated(page);
    const [other = ''] =
      texts
        .find((text) => text.includes('"doc":"reference/examples"'))
        ?.match(DATA) ?? [];
    expect(other).not.toBe('');
    await page.unrouteAll({behavior: 'wait'});
    await changeScripts(page, (text) =>
      text.includes('"doc":"reference/index"')
        ? text.replace(DATA, other)
        : text,
    );
    await page.goto(LOCKED.path);
    await expectDamaged(page);
    await page.unrouteAll({behavior: 'wait'});
  });

  await test.step('a changed content key', async () => {
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await changeScripts(page, (text) =>
      text.replace(/(?<="wrap":")[^"]+/, changeCharacter),
    );
    await page.goto(LOCKED.path);
    const {field, button, told} = getGate(page);
    await field.fill('open sesame');
    await button.click();
    await expect(told).toHaveText(/^This page could not be decrypted/, PATIENT);
    await isShut(page);
  });
});

test('case 23: over plain http a page says why it stays locked (G1)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined});
  });
  await page.goto(LOCKED.path);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This page can only be unlocked over a secure connection (https:// or localhost).',
  );
  expect(complaints.messages).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('case 21: a page says that it is locked, and what it needs (X9)', async ({
    page,
  }) => {
    await page.goto(LOCKED.path);
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    expect(await note.evaluate(({innerHTML}) => innerHTML)).toBe(
      'This page is locked. Unlocking it needs JavaScript.',
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Private Reference!',
    );
    await expect(getGate(page).field).toBeHidden();
  });
});

test('case 22: on paper a locked page is a title, and an open one is complete (G4)', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await hydrated(page);
  const shut = paperText(await page.pdf())
    .flat()
    .join(' ');
  expect(shut).toContain('This page is locked.');
  expect(shut).not.toContain('Unlock');
  await unlock(page);
  await isOpen(page);
  const open = paperText(await page.pdf())
    .flat()
    .join(' ');
  expect(open).toContain(LOCKED.words);
  expect(open).not.toContain('Lock this section');
});

test('case 24: components work on an unlocked page as on any other (G4)', async ({
  page,
}) => {
  await unlocked(page);
  const complaints = watch(page, sites.main.origin);
  await page.goto(NEIGHBOR.path);
  const main = page.getByRole('main');
  await expect(
    page.getByRole('navigation', {name: 'On this page'}).first(),
  ).toContainText('Spoilers');

  await test.step('tabs', async () => {
    const tab = main.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('lightbox', async () => {
    await main.locator('section a[aria-haspopup=dialog]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('demo of code', async () => {
    const demo = page.locator('figure iframe').first();
    await main
      .getByRole('heading', {name: 'Code that runs'})
      .scrollIntoViewIfNeeded();
    await expect(demo).toBeVisible();
  });

  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('case 8: a locked file that was changed or is missing fails alone, and works again later (G4)', async ({
  page,
}) => {
  await unlocked(page);
  const complaints = watch(page, sites.main.origin);
  const failed = page.getByText('could not be unlocked').first();
  await page.route('**/assets/locked/*.bin', (route) =>
    route.fulfill({body: Buffer.alloc(600)}),
  );
  await page.goto(LOCKED.path);
  await isOpen(page);
  await expect(failed).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await page.reload();
  await isOpen(page);
  await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(complaints.messages).toEqual([]);
});
