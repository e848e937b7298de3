import {components} from '@world/components';

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

/** What authors may write in Markdown and every page has: src/theme/MDXComponents. */
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

/** What authors may write in Markdown without an import: each is `src/components/<name>`, and only the pages that use it load it. */
const ownComponents = [
  'AssetTable',
  'BackgroundParagraph',
  'CampaignMap',
  'CodeDemo',
  'CoinConverter',
  'DataGrid',
  'Diagram',
  'Dice',
  'FilesOrText',
  'JourneyPlanner',
  'Markdown',
  'Medallions',
  'NameGenerator',
  'PdfDisplay',
  'PhotoGallery',
  'RollTable',
  'SpellBrowser',
  'SpellListGenerator',
  'TimeLine',
  'WorldMap',
  'YearCalendar',
] as const;

/** What the steps of Markdown put on pages: each is `src/components/<name>`. */
const madeComponents = [
  'DataGrid/SheetProblemNote',
  'LatestSession',
  'SpellEntry',
  'SpellIndex',
  'SpellList',
  'WorldToday',
] as const;

type Modules = Readonly<Record<string, string>>;

function modulesOf(names: readonly string[]): Modules {
  return Object.fromEntries(
    names.map((name) => [name, `@site/src/components/${name}`]),
  );
}

/** What authors may write without an import, those of the world among them, with the module of each. */
export const authorModules: Modules = {
  ...modulesOf(ownComponents),
  ...Object.fromEntries(
    Object.entries(components).map(([name, path]) => [name, `@world/${path}`]),
  ),
};

/** What pages import, because authors or the steps of Markdown put it there, with the module of each. */
export const importedModules: Modules = {
  ...authorModules,
  ...modulesOf(madeComponents),
};
