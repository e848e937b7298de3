import {furtherLanguages} from '../../src/site/languages';
import {siteDir} from '../support/site';
import {temporarySite} from '../support/temporarySite';
import {
  findTranslationFaults,
  listTranslations,
} from '../support/translationFaults';

const pages = 'i18n/de/docusaurus-plugin-content-docs-vale/current';

describe('the translations of this site', () => {
  it('have the anchors, rows and columns of their originals', () => {
    const faults = furtherLanguages.flatMap((locale) =>
      findTranslationFaults(siteDir, locale),
    );
    expect(faults).toEqual([]);
  });

  it('exist for each further language', () => {
    const without = furtherLanguages.filter(
      (locale) => listTranslations(siteDir, locale).length === 0,
    );
    expect(without).toEqual([]);
  });
});

describe('a translation that differs from its original', () => {
  const site = temporarySite({
    'docs/vale/a.md': '## Market day\n\n## Fog\n',
    [`${pages}/a.md`]: '## Third {/* #market-day */}\n\n## Mist {#fog}\n',
    'docs/vale/b.md': '## Market day\n',
    [`${pages}/b.md`]: '## Third day\n',
    [`${pages}/c.md`]: 'Nothing.\n',
    'static/a.csv': 'A,B\n1,2\n3,4\n',
    'i18n/de/static/a.csv': 'C,D\n5,6\n7,8\n',
    'static/b.csv': 'A,B\n1,2\n3,4\n',
    'i18n/de/static/b.csv': 'C,D\n5,6\n',
    'i18n/de/code.json': '{}',
  });

  it('is named with what it lacks', () => {
    expect([...findTranslationFaults(site, 'de')].sort()).toEqual([
      `${pages}/b.md: found no heading with the anchor "market-day"`,
      `${pages}/c.md: found no docs/vale/c.md`,
      'i18n/de/static/b.csv: found 1 rows of 2 columns, expected 2 rows of 2 columns',
    ]);
  });

  it('is not sought in other languages', () => {
    expect(findTranslationFaults(site, 'fr')).toEqual([]);
  });
});
