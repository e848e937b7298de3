/**
 * What authors may write in Markdown without an import, besides what every page knows:
 * each is `src/components/<name>`, and only the pages that use it load it.
 */
export const contentComponents = [
  'AssetTable',
  'BackgroundParagraph',
  'CodeDemo',
  'DataGrid',
  'ExperienceSplit',
  'FilesOrText',
  'Markdown',
  'PdfDisplay',
  'PhotoGallery',
  'SpellCost',
  'SpellStrength',
] as const;
