import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TRANSLATION_RECORD} from '../../src/shared/lib/translatedPath';
import {readTexts, type InterfaceTexts} from './readTexts';

/** Keeps only the texts of the theme. */
function selectThemeTexts(texts: InterfaceTexts): InterfaceTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => id.startsWith('theme.')),
  );
}

/**
 * Provides the texts of the interface in the language of the build, where it is not English. The
 * code of a localized copy has its own texts inlined, so that only those of the theme are left.
 */
export default function interfaceTextsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin {
  const isCopy = existsSync(join(siteDir, TRANSLATION_RECORD));
  return {
    name: 'interface-texts',

    // Docusaurus prefers the texts of a world, in its `i18n/<locale>/code.json`.
    getDefaultCodeTranslationMessages() {
      const texts = readTexts(i18n.currentLocale);
      return Promise.resolve({...(isCopy ? selectThemeTexts(texts) : texts)});
    },
  };
}
