import {hasFeature} from './features';
import {furtherLanguages} from './languages';

/** Docusaurus client modules, in this order. */
export const clientModules: readonly string[] = [
  './src/page/client/openCanonicalPage.ts',
  './src/page/client/trackHistoryEntries.ts',
  './src/page/client/revealNotFound.ts',
  './src/page/client/loadOnIntent.ts',
  './src/page/client/arriveOnPage.ts',
  './src/page/client/replayQueuedEvents.ts',
  './src/page/client/keepFonts.ts',
  './src/features/previews/client/previewLinks.ts',
  './src/features/navigation/client/showSidebarItem.ts',
  './src/features/edition/client/watchEdition.ts',
  './src/features/forget/client/followForgetting.ts',
  ...(hasFeature('offline')
    ? ['./src/features/offline/client/followEdition.ts']
    : []),
  ...(hasFeature('table-mode') || hasFeature('desk')
    ? ['./src/pages/_tableButton.tsx']
    : []),
  ...(furtherLanguages.length > 0 ? ['./src/pages/_languageSwitch.tsx'] : []),
];
