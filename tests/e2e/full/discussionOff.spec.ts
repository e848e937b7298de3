import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';

/** Lists the files of a build whose text matches a provider's name. */
function listMentioning(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) =>
      /\.(?:html|js|css|json|xml|txt)$/.test(file) &&
      name.test(readFileSync(join(folder, file), 'utf8')),
  );
}

test('a site without a discussion provider has no trace of one in its build (L18)', () => {
  const trace = /waline|giscus|site\.comments|site\.pageViews/i;
  expect(listMentioning('build', trace)).toEqual([]);
});

test('a site has no trace of the provider that it did not choose (L18)', () => {
  expect(listMentioning('build-with-waline', /waline/i)).not.toEqual([]);
  expect(listMentioning('build-with-waline', /giscus/i)).toEqual([]);
  expect(listMentioning('build-under-path', /giscus/i)).not.toEqual([]);
  expect(listMentioning('build-under-path', /waline/i)).toEqual([]);
});

test('no page loads the client of a provider by itself (L18)', () => {
  const pages = listMentioning(
    'build-with-waline',
    /<meta name="?script/,
  ).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const scripts = new Set(
    pages.flatMap((page) =>
      [
        ...readFileSync(join('build-with-waline', page), 'utf8').matchAll(
          /\b(?:src|content)="?\/(?<script>[^"\s>]+\.js)/g,
        ),
      ].map(({groups}) => groups?.['script'] ?? ''),
    ),
  );
  const heavy = listMentioning('build-with-waline', /wl-panel/);
  expect(heavy).not.toEqual([]);
  expect(heavy.filter((file) => scripts.has(file))).toEqual([]);
  expect(heavy.filter((file) => file.endsWith('.css'))).toEqual([]);
});
