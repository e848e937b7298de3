import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {replaceCustomMedia, replaceInSheet} from '../replaceCustomMedia';
import {customMedia} from '../../../src/site/breakpoints';
import {siteDir} from '../../../tests/support/site';

const sources = ['src', 'plugins', 'world'].flatMap((folder) =>
  readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => !/^breakpoints\/|(?:^|\/)tests\//.test(file))
    .map((file) => join(folder, file)),
);

const read = (file: string): string =>
  readFileSync(join(siteDir, file), 'utf8');

/** A viewport width written as a number. */
const WIDTH =
  /width\s*[<>]=?\s*\d|\d(?:px|rem|em)?\s*[<>]=?\s*width|(?:min|max)-width:\s*\d/;

describe('a media query with custom media', () => {
  it('has the conditions that the table defines', () => {
    expect(replaceCustomMedia('print, (--phone)')).toBe(
      `print, ${customMedia['--phone']}`,
    );
  });

  it('stops the build if it names one that the table lacks', () => {
    expect(() => replaceCustomMedia('(--phones)')).toThrow(
      'found the custom media query --phones, expected one from src/site/breakpoints.ts: --phone,',
    );
  });

  it('is replaced in stylesheets imported as text, and nothing else of them changes', () => {
    expect(
      replaceInSheet('a {top: var(--phone)} @media (--wide) {a {top: 0}}'),
    ).toBe('a {top: var(--phone)} @media (width >= 1440px) {a {top: 0}}');
  });
});

describe('breakpoints of the window', () => {
  const sheets = sources.filter((file) => file.endsWith('.css'));
  const scripts = sources.filter((file) => /\.tsx?$/.test(file));

  it('are not numbers in any media query of a stylesheet', () => {
    const queries = sheets.flatMap((file) =>
      [...read(file).matchAll(/@media[^{]+/g)].map(
        ([query]) => `${file}: ${query}`,
      ),
    );
    expect(queries.length).toBeGreaterThan(50);
    expect(queries.filter((query) => WIDTH.test(query))).toEqual([]);
  });

  it('are not numbers in any script', () => {
    const found = scripts.filter((file) =>
      WIDTH.test(
        [...read(file).matchAll(/['"`][^'"`\n]*width[^'"`\n]*['"`]/g)].join(
          '\n',
        ),
      ),
    );
    expect(WIDTH.test("'(min-width: 720px) 44rem'")).toBe(true);
    expect(found).toEqual([]);
  });
});
