import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {localizeProject} from '../../../../scripts/localize/localizeProject';
import {temporarySite} from '../../../support/temporarySite';

const page = 'docusaurus-plugin-content-docs-vale/current/town.md';

function makeProject(): string {
  return temporarySite({
    'docs/vale/town.md': 'The town.',
    'docs/vale/lake.md': 'The lake.',
    'world/home.ts': 'export const home = 1;',
    'package.json': '{}',
    'lock.secret': 'a phrase',
    'notes.txt': 'not of the site',
    [`i18n/de/${page}`]: 'The town, translated.',
    'i18n/de/code.json': '{"a": "b"}',
    'i18n/fr/code.json': '{}',
  });
}

describe('a project that is copied for a language', () => {
  const siteDir = makeProject();
  const copy = localizeProject(siteDir, 'de');
  const read = (path: string): string => readFileSync(join(copy, path), 'utf8');

  it('is inside the project, where it finds the packages', () => {
    expect(copy).toBe(join(siteDir, '.locales', 'de'));
  });

  it('has translated pages, others as they are, and what Docusaurus translates', () => {
    expect(read('docs/vale/town.md')).toBe('The town, translated.');
    expect(read('docs/vale/lake.md')).toBe('The lake.');
    expect(read('i18n/de/code.json')).toBe('{"a": "b"}');
    expect(read('lock.secret')).toBe('a phrase');
  });

  it('leaves out other languages, and what no build reads', () => {
    expect(existsSync(join(copy, 'i18n/fr'))).toBe(false);
    expect(existsSync(join(copy, 'notes.txt'))).toBe(false);
    expect(existsSync(join(copy, 'i18n/de', page))).toBe(false);
  });

  it('knows its language, and where its files are from', () => {
    expect(read('world/language.ts')).toContain("language: string = 'de'");
    expect(JSON.parse(read('translation.json'))).toEqual({
      root: '../..',
      locale: 'de',
      sources: {'docs/vale/town.md': `i18n/de/${page}`},
    });
  });

  it('is made anew by the next build, except for caches', () => {
    writeFileSync(join(copy, 'docs/vale/old.md'), 'Gone.');
    mkdirSync(join(copy, '.docusaurus'));
    localizeProject(siteDir, 'de');
    expect(existsSync(join(copy, 'docs/vale/old.md'))).toBe(false);
    expect(existsSync(join(copy, '.docusaurus'))).toBe(true);
    expect(read('docs/vale/town.md')).toBe('The town, translated.');
  });
});
