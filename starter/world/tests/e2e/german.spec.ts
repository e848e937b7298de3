// The texts of the German pages. cspell:ignore Markttag Bootshaken ausruestung Ausrüstung Gerüchten Gerüchte alte Glocke Passwort richtige Absicht
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {hydrated} from '../../../tests/support/e2e/watch';
import {address} from '../../address';

/** The password of the demo entry, as README says it, as long as it is not revoked. */
const published = readFileSync('lock.json', 'utf8').includes('"demo": true')
  ? ['open the lid']
  : [];

/** Returns the addresses of a page in other languages, as its head names them. */
function readAlternates(html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...html.matchAll(/<link\s[^>]*\brel="?alternate\b[^>]*>/g)].flatMap(
      ([link]) => {
        const language = /\bhreflang="?(?<tag>[\w-]+)/.exec(link)?.groups;
        const address = /\bhref="?(?<to>[^\s">]+)/.exec(link)?.groups;
        return language?.['tag'] === undefined
          ? []
          : [[language['tag'], address?.['to'] ?? '']];
      },
    ),
  );
}

const ORIGIN = address.url;

for (const [path, language] of [
  ['/vale/tarnby.html', 'en-US'],
  ['/de/vale/tarnby.html', 'de'],
  ['/de/tags/place.html', 'de'],
  ['/de/keeper/index.html', 'de'],
] as const) {
  test(`${path} names its language, its address and those in other languages`, () => {
    const html = readFileSync(`build${path}`, 'utf8');
    const address = path.replace(/^\/de/, '').replace(/index\.html$/, '');
    expect(html).toMatch(new RegExp(`<html [^>]*\\blang="?${language}\\b`));
    expect(readAlternates(html)).toEqual({
      'en-US': `${ORIGIN}${address}`,
      de: `${ORIGIN}/de${address}`,
      'x-default': `${ORIGIN}${address}`,
    });
    expect(html).toMatch(
      new RegExp(
        `rel="?canonical"? href="?${ORIGIN}${language === 'de' ? '/de' : ''}${address}[ ">]`,
      ),
    );
  });
}

test('each language has its own sitemap, which names no locked page', () => {
  for (const folder of ['', '/de']) {
    const sitemap = readFileSync(`build${folder}/sitemap.xml`, 'utf8');
    expect(sitemap).toContain(`<loc>${ORIGIN}${folder}/vale/tarnby.html</loc>`);
    expect(sitemap).not.toContain('/keeper/');
  }
  const pages = readFileSync('build/sitemap.xml', 'utf8');
  expect(pages).not.toContain(`${ORIGIN}/de/`);
});

test('a German page is German throughout, and leads to the English one and back', async ({
  page,
}) => {
  await page.goto('/de/vale/tarnby.html#market-day');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tarnby');
  await expect(page.getByRole('heading', {name: 'Markttag'})).toBeVisible();
  await hydrated(page);
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(?:the|and|of|page|search|minute|words|updated|next|previous)\b/i,
  );
  const menu = page.getByRole('button', {name: 'Deutsch'});
  await menu.hover();
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(/^[^?#]*:\d+\/vale\/tarnby\.html#market-day$/);
  await expect(page.getByRole('heading', {name: 'Market day'})).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', {name: 'English'}).hover();
  await page.getByRole('link', {name: 'Deutsch'}).click();
  await expect(page).toHaveURL(/\/de\/vale\/tarnby\.html#market-day$/);
});

test('search finds German words by other spellings and forms', async ({
  page,
}) => {
  await page.goto('/de/rules/gear.html');
  await hydrated(page);
  await page.getByRole('table').getByRole('button', {name: /^Ding/}).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Bootshaken');
  await page.keyboard.press('/');
  for (const [query, answer] of [
    ['ausruestung', /Ausrüstung/],
    ['Gerüchten', /Gerüchte/],
    ['see', /Der Tarn/],
  ] as const) {
    await page.getByRole('combobox').fill(query);
    await expect(
      page.getByRole('option', {name: answer}).first(),
      query,
    ).toBeVisible();
  }
});

for (const password of published) {
  test('the keeper’s table is locked in German too, and opens in German', async ({
    page,
  }) => {
    const response = await page.goto('/de/keeper/');
    const html = (await response?.text()) ?? '';
    expect(html).not.toContain('alte Glocke');
    expect(html).not.toContain('sank the old bell');
    await hydrated(page);
    const field = page.getByRole('textbox', {name: 'Passwort'});
    await field.fill('auf');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Bitte gib das richtige Passwort ein!',
    );
    await field.fill(password);
    await field.press('Enter');
    await expect(page.getByText('die alte Glocke mit Absicht')).toBeVisible();
  });
}
