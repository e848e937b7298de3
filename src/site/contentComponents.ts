/**
 * What authors may write in Markdown without an import, besides what every page knows:
 * each is `src/components/<name>`, and only the pages that use it load it.
 */
export const contentComponents = [
  'AssetTable',
  'BackgroundParagraph',
  'CampaignMap',
  'CodeDemo',
  'CoinConverter',
  'DataGrid',
  'Diagram',
  'Dice',
  'ExperienceSplit',
  'FilesOrText',
  'JourneyPlanner',
  'Markdown',
  'Medallions',
  'NameGenerator',
  'PdfDisplay',
  'PhotoGallery',
  'RollTable',
  'SpellBrowser',
  'SpellCost',
  'SpellListGenerator',
  'SpellStrength',
  'TimeLine',
  'WorldMap',
  'YearCalendar',
] as const;
