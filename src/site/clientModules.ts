/** What Docusaurus starts before and after each page, in this order. */
export const clientModules: readonly string[] = [
  './src/client/openCanonicalPage.ts',
  './src/client/trackHistoryEntries.ts',
  './src/client/revealNotFound.ts',
  './src/client/loadOnIntent.ts',
  './src/client/arriveOnPage.ts',
  './src/client/loadDeferredFonts.ts',
  './src/client/replayQueuedEvents.ts',
  './src/client/previewLinks.ts',
  './src/client/showSidebarItem.ts',
  './src/client/watchEdition.ts',
];
