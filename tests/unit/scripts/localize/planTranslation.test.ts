import {planTranslation} from '../../../../scripts/localize/planTranslation';

const files = ['docs/vale/town.md', 'docs/vale/lake.md', 'world/home.ts'];

describe('the copy of a project in another language', () => {
  it('has translations in the place of their originals, and the rest as it is', () => {
    const plan = planTranslation(
      files,
      [
        'docusaurus-plugin-content-docs-vale/current/town.md',
        'world/home.ts',
        'world/nameAddresses.ts',
        'code.json',
      ],
      'de',
    );
    expect(Object.fromEntries(plan)).toEqual({
      'docs/vale/town.md':
        'i18n/de/docusaurus-plugin-content-docs-vale/current/town.md',
      'docs/vale/lake.md': 'docs/vale/lake.md',
      'world/home.ts': 'i18n/de/world/home.ts',
      'world/nameAddresses.ts': 'i18n/de/world/nameAddresses.ts',
      'i18n/de/code.json': 'i18n/de/code.json',
    });
  });

  it('has no page that the main language lacks, as the switch would lead nowhere', () => {
    const path = 'docusaurus-plugin-content-docs-vale/current/mill.md';
    expect(() => planTranslation(files, [path], 'de')).toThrow(
      `i18n/de/${path}: found a translation of no page, expected docs/vale/mill.md beside it.`,
    );
  });

  it('needs the text of locked pages to show their translations', () => {
    const path = 'docusaurus-plugin-content-docs-keeper/current/a.md';
    const sealed = [...files, 'sealed/keeper/manifest.json'];
    expect(() => planTranslation(sealed, [path], 'de')).toThrow(
      `i18n/de/${path}: found a translation of a page that is here as ciphertext alone, expected docs/keeper/a.md: run "npm run lock -- open"`,
    );
  });
});
