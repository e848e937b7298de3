import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {pagePaths} from '../../support/e2e/pages';

function getFile(path: string): string {
  return `build${path}${path.endsWith('/') ? 'index.html' : ''}`;
}

/** Lists the pages that a page links to in its HTML. */
function listLinks(path: string): readonly string[] {
  const html = readFileSync(getFile(path), 'utf8');
  return [...html.matchAll(/<a\s(?:[^>]*\s)?href="?(?<link>\/[^"\s>#?]*)/g)]
    .map(({groups}) => groups?.['link'] ?? '')
    .filter((link) => pagePaths.includes(link));
}

test('every page can be reached by links from the home page (R19)', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const link of listLinks(path)) {
      reached.add(link);
    }
  }
  expect(pagePaths.filter((path) => !reached.has(path))).toEqual([]);
});
