/** What Docusaurus starts before and after each page, in this order. */
export const clientModules: readonly string[] = [
  './src/client/keepCoveredPage.ts',
  './src/client/showHeldBack.ts',
  './src/client/loadOnIntent.ts',
  './src/client/arriveOnPage.ts',
  './src/client/bringFonts.ts',
  './src/client/replayHeld.ts',
  './src/client/previewLinks.ts',
  './src/client/showSidebarItem.ts',
  './src/client/watchEdition.ts',
];
