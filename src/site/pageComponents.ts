import {contentComponents} from './contentComponents';

/** Tags of Markdown that the theme shows in its own way. */
export const themedTags = [
  'a',
  'admonition',
  'code',
  'details',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'img',
  'li',
  'mermaid',
  'pre',
  'ul',
] as const;

/** What authors may write in Markdown everywhere: src/theme/MDXComponents. */
export const everywhereComponents = [
  'AssetList',
  'Catalogue',
  'DataTable',
  'Details',
  'Example',
  'FactBox',
  'PagePicture',
  'Spoiler',
  'TabItem',
  'Tabs',
] as const;

/** What authors or the steps of Markdown import, by its path below src/components. */
export const importedComponents = [
  ...contentComponents,
  'DataGrid/SheetProblemNote',
  'LatestSession',
  'SpellEntry',
  'SpellIndex',
  'SpellList',
  'WorldToday',
] as const;
