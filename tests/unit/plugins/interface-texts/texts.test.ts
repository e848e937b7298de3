import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {
  readTexts,
  type InterfaceTexts,
} from '../../../../plugins/interface-texts/readTexts';
import {listMessages} from '../../../support/listMessages';
import {siteDir} from '../../../support/site';

const english = new Map(
  ['src', 'plugins', 'packages']
    .flatMap((folder) => listMessages(join(siteDir, folder)))
    .map(({id, text}) => [id, text] as const),
);
const themeFolder = 'node_modules/@docusaurus/theme-translations/locales';

/** Reads the texts of the theme in a language, or in English (`base`). */
function readTheme(language: string): InterfaceTexts {
  return readTexts('theme-common', join(siteDir, themeFolder, language));
}

const theme = readTheme('base');
const german = readTexts('de');

function listPlaceholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Returns the English text of the engine, or of the theme. */
function getEnglish(id: string): string | undefined {
  return english.get(id) ?? theme[id];
}

describe('the texts of the interface in German', () => {
  it('include no text that neither the engine nor the theme shows', () => {
    const unused = Object.keys(german).filter(
      (id) => getEnglish(id) === undefined,
    );
    expect(unused).toEqual([]);
  });

  it('have the placeholders of the English texts', () => {
    const different = Object.entries(german).filter(
      ([id, text]) =>
        listPlaceholders(text).join() !==
        listPlaceholders(getEnglish(id) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('have one form for each plural of the language', () => {
    const {pluralCategories} = new Intl.PluralRules('de').resolvedOptions();
    const withForms = [...english].filter(
      ([id, text]) => text.includes('|') && id in german,
    );
    expect(withForms.length).toBeGreaterThan(5);
    const wrong = withForms.filter(
      ([id]) => german[id]?.split('|').length !== pluralCategories.length,
    );
    expect(wrong).toEqual([]);
  });

  it('begin and end with a space where the English texts do', () => {
    const outer = (text = ''): readonly boolean[] => [
      text.startsWith(' '),
      text.endsWith(' '),
    ];
    const different = Object.keys(german).filter(
      (id) => outer(german[id]).join() !== outer(getEnglish(id)).join(),
    );
    expect(different).toEqual([]);
  });

  it('address readers informally, as those of the theme do not', () => {
    const formal = /\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b(?<!^Sie|[.:] Sie|: Ihre)/;
    expect(
      Object.entries(german).filter(([, text]) => formal.test(text)),
    ).toEqual([]);
    const shown = Object.entries(readTheme('de')).filter(
      ([id]) => !id.startsWith('theme.blog'),
    );
    expect(
      shown.filter(([id, text]) => formal.test(text) && !(id in german)),
    ).toEqual([]);
  });
});

describe('the texts of a language', () => {
  it('serve its regional variants too', () => {
    expect(readTexts('de-AT')).toEqual(german);
  });

  it('are English if the engine does not know the language', () => {
    expect(readTexts('tlh')).toEqual({});
  });

  it('change the wording of the theme in English', () => {
    expect(Object.keys(readTexts('en-US'))).toEqual(
      expect.arrayContaining(['theme.colorToggle.ariaLabel']),
    );
  });

  it('are sorted by id, so that two changes seldom meet', () => {
    const folder = join(siteDir, 'plugins/interface-texts/texts');
    for (const file of readdirSync(folder)) {
      const ids = Object.keys(readTexts(file.replace('.json', '')));
      expect(ids).toEqual([...ids].sort());
    }
  });
});
