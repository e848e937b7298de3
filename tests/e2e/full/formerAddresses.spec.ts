import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {namePage} from '../../../scripts/rename/pageMove';
import {pagePaths} from '../../support/e2e/pages';

/** The former addresses in the front matter of all pages, with the address of each page. */
const moved = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) => {
    const path = join('docs', file).replaceAll('\\', '/');
    const [, list = ''] =
      /^formerAddresses: \[([^\]]*)\]/m.exec(readFileSync(path, 'utf8')) ?? [];
    const former = list.split(',').filter((item) => item.trim() !== '');
    const {address} = namePage(path);
    return former.map((from) => ({from: from.trim(), address}));
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({javaScriptEnabled});

    for (const {from, address} of moved) {
      test(`${from} leads to the page that was there`, async ({page}) => {
        await page.goto(from);
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(pagePaths).toContain(address);
        expect(pagePaths).not.toContain(from);
      });
    }
  });
}
