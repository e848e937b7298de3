import {
  findOriginal,
  getOriginal,
  getTranslationFolder,
  moveTranslation,
} from '../../../../src/shared/lib/translatedPath';

describe('a translated file', () => {
  it.each([
    [
      'docusaurus-plugin-content-docs-vale/current/town.md',
      'docs/vale/town.md',
    ],
    [
      'docusaurus-plugin-content-docs-vale/current/deep/files/a.csv',
      'docs/vale/deep/files/a.csv',
    ],
    ['static/rules/gear.csv', 'static/rules/gear.csv'],
    ['world/areas.ts', 'world/areas.ts'],
    ['library/a.md', 'library/a.md'],
    ['sidebars.ts', 'sidebars.ts'],
  ])('%s stands for %s', (path, original) => {
    expect(findOriginal(path)).toBe(original);
  });

  it.each([
    'code.json',
    'docusaurus-theme-classic/navbar.json',
    'docusaurus-plugin-content-docs-vale/current.json',
    'docusaurus-plugin-content-docs-vale/version-1/town.md',
    'src/world/areas.ts',
    'worlds/areas.ts',
    'sidebars.ts.bak',
  ])('%s is left to Docusaurus, or is of no use', (path) => {
    expect(findOriginal(path)).toBeUndefined();
  });

  it.each([
    ['i18n/de/sidebars.ts', 'sidebars.ts'],
    ['i18n/de/code.json', 'i18n/de/code.json'],
    ['docs/vale/town.md', 'docs/vale/town.md'],
  ])('stands in the project: %s is %s', (path, original) => {
    expect(getOriginal(path)).toBe(original);
  });

  it('is moved with its original, also to another area', () => {
    const path = 'i18n/de/docusaurus-plugin-content-docs-vale/current/town.md';
    const moved = 'i18n/de/docusaurus-plugin-content-docs-lake/current/a/b.md';
    expect(moveTranslation(path, 'docs/lake/a/b.md')).toBe(moved);
    expect(getOriginal(moved)).toBe('docs/lake/a/b.md');
  });

  it('is in a folder for its language', () => {
    expect(getTranslationFolder('de')).toBe('i18n/de');
  });
});
