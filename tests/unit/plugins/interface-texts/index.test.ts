import type {LoadContext} from '@docusaurus/types';
import interfaceTextsPlugin from '../../../../plugins/interface-texts';
import {stub} from '../../../support/stub';

describe('the plugin for the texts of the interface', () => {
  it.each([
    ['de', 'Suche'],
    ['en-US', undefined],
  ])('provides those of %s', async (currentLocale, text) => {
    const plugin = interfaceTextsPlugin(
      stub<LoadContext>({
        i18n: stub<LoadContext['i18n']>({currentLocale}),
      }),
    );
    const texts = await plugin.getDefaultCodeTranslationMessages?.();
    expect(texts?.['site.search.label']).toBe(text);
  });
});
