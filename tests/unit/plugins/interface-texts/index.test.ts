// cspell:ignore Startseite
import type {LoadContext} from '@docusaurus/types';
import interfaceTextsPlugin from '../../../../plugins/interface-texts';
import {siteDir} from '../../../support/site';
import {stub} from '../../../support/stub';
import {temporarySite} from '../../../support/temporarySite';

const HOME = 'theme.docs.breadcrumbs.home';

/** Reads the texts that Docusaurus gets for a project in a language. */
async function readProvided(
  folder: string,
  currentLocale: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const plugin = interfaceTextsPlugin(
    stub<LoadContext>({
      siteDir: folder,
      i18n: stub<LoadContext['i18n']>({currentLocale}),
    }),
  );
  return plugin.getDefaultCodeTranslationMessages?.();
}

describe('the plugin for the texts of the interface', () => {
  it.each([
    ['de', 'Suche', 'Startseite'],
    ['en-US', undefined, undefined],
  ])('provides those of %s', async (locale, search, home) => {
    const texts = await readProvided(siteDir, locale);
    expect(texts?.['site.search.label']).toBe(search);
    expect(texts?.[HOME]).toBe(home);
  });

  it('provides only those of the theme if the code has the others', async () => {
    const copy = temporarySite({'translation.json': '{}'});
    const texts = await readProvided(copy, 'de');
    expect(texts?.['site.search.label']).toBeUndefined();
    expect(texts?.[HOME]).toBe('Startseite');
  });
});
