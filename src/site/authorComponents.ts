import {components} from '@world/components';
import {hasFeature} from './features';
import type {Feature} from './world';

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

type ComponentRow = {
  readonly name: string;
  /** What a world leaves out together with it; without one every world has it. */
  readonly feature?: Feature;
};

/** What authors may write in Markdown without an import: each is `src/components/<name>`, and only the pages that use it load it. */
const ownComponents: readonly ComponentRow[] = [
  {name: 'AssetTable'},
  {name: 'BackgroundParagraph'},
  {name: 'CampaignMap', feature: 'campaigns'},
  {name: 'CodeDemo'},
  {name: 'CoinConverter', feature: 'coins'},
  {name: 'DataGrid', feature: 'grid'},
  {name: 'Diagram', feature: 'diagrams'},
  {name: 'Dice'},
  {name: 'FilesOrText'},
  {name: 'JourneyPlanner', feature: 'map'},
  {name: 'Markdown'},
  {name: 'Medallions'},
  {name: 'NameGenerator', feature: 'names'},
  {name: 'PdfDisplay'},
  {name: 'PhotoGallery', feature: 'pictures'},
  {name: 'RollTable'},
  {name: 'SpellBrowser', feature: 'spells'},
  {name: 'TimeLine'},
  {name: 'WorldMap', feature: 'map'},
  {name: 'YearCalendar', feature: 'calendar'},
];

/** What the steps of Markdown put on pages: each is `src/components/<name>`. */
const madeComponents: readonly ComponentRow[] = [
  {name: 'DataGrid/SheetProblemNote', feature: 'grid'},
  {name: 'LatestSession', feature: 'campaigns'},
  {name: 'SpellEntry', feature: 'spells'},
  {name: 'SpellIndex', feature: 'spells'},
  {name: 'SpellList', feature: 'spells'},
  {name: 'WorldToday', feature: 'calendar'},
];

type Modules = Readonly<Record<string, string>>;

/** The modules of the components that belong to what a world has. */
function modulesOf(rows: readonly ComponentRow[]): Modules {
  return Object.fromEntries(
    rows
      .filter(({feature}) => feature === undefined || hasFeature(feature))
      .map(({name}) => [name, `@site/src/components/${name}`]),
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
