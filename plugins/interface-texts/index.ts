import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTexts} from './readTexts';

/** Provides the texts of the interface in the language of the build, where it is not English. */
export default function interfaceTextsPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'interface-texts',

    // Docusaurus prefers the texts of a world, in its `i18n/<locale>/code.json`.
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve({...readTexts(i18n.currentLocale)}),
  };
}
