import type {PageVocabulary} from '@engine/page-tree/runPage';
import {components} from '@world/components';
import {hasFeature} from './features';
import type {Feature} from './world';

/** Tags of Markdown that the theme shows in its own way. */
const themedTags = [
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

/** A component for authors, by the name that they write. */
type ComponentRow = {
  readonly name: string;
  /** The folder of src that holds it: a feature, or what all features share. */
  readonly folder: `features/${string}` | 'shared';
  /** What a world leaves out together with it; without one every world has it. */
  readonly feature?: Feature;
};

/** What authors may write in Markdown without an import; only the pages that use one load it. */
const ownComponents: readonly ComponentRow[] = [
  {name: 'AssetTable', folder: 'features/assets'},
  {name: 'BackgroundParagraph', folder: 'features/pictures'},
  {name: 'CampaignMap', folder: 'features/campaigns', feature: 'campaigns'},
  {name: 'CodeDemo', folder: 'features/code'},
  {name: 'CoinConverter', folder: 'features/coins', feature: 'coins'},
  {name: 'DataGrid', folder: 'features/grid', feature: 'grid'},
  {name: 'Diagram', folder: 'features/diagrams', feature: 'diagrams'},
  {name: 'Dice', folder: 'features/dice'},
  {name: 'FilesOrText', folder: 'features/assets'},
  {name: 'JourneyPlanner', folder: 'features/map', feature: 'map'},
  {name: 'Markdown', folder: 'shared'},
  {name: 'Medallions', folder: 'features/pictures'},
  {name: 'NameGenerator', folder: 'features/names', feature: 'names'},
  {name: 'PdfDisplay', folder: 'features/documents'},
  {name: 'PhotoGallery', folder: 'features/pictures', feature: 'pictures'},
  {name: 'RollTable', folder: 'features/dice'},
  {name: 'SpellBrowser', folder: 'features/spells', feature: 'spells'},
  {name: 'TimeLine', folder: 'features/calendar'},
  {name: 'WorldMap', folder: 'features/map', feature: 'map'},
  {name: 'YearCalendar', folder: 'features/calendar', feature: 'calendar'},
];

/** What the steps of Markdown put on pages. */
const madeComponents: readonly ComponentRow[] = [
  {
    name: 'DataGrid/SheetProblemNote',
    folder: 'features/grid',
    feature: 'grid',
  },
  {name: 'KeepLink', folder: 'features/offline', feature: 'offline'},
  {name: 'LatestSession', folder: 'features/campaigns', feature: 'campaigns'},
  {name: 'SpellEntry', folder: 'features/spells', feature: 'spells'},
  {name: 'SpellIndex', folder: 'features/spells', feature: 'spells'},
  {name: 'SpellList', folder: 'features/spells', feature: 'spells'},
  {name: 'WorldToday', folder: 'features/calendar', feature: 'calendar'},
];

type Modules = Readonly<Record<string, string>>;

/** Lists the modules of the components that belong to what a world has. */
function listModules(rows: readonly ComponentRow[]): Modules {
  return Object.fromEntries(
    rows
      .filter(({feature}) => feature === undefined || hasFeature(feature))
      .map(({name, folder}) => [
        name,
        `@site/src/${folder}/components/${name}`,
      ]),
  );
}

/** What authors may write without an import, those of the world among them, with the module of each. */
export const authorModules: Modules = {
  ...listModules(ownComponents),
  ...Object.fromEntries(
    Object.entries(components).map(([name, path]) => [name, `@world/${path}`]),
  ),
};

/** What pages import, because authors or the steps of Markdown put it there, with the module of each. */
export const importedModules: Modules = {
  ...authorModules,
  ...listModules(madeComponents),
};

/** The tags and components that the build knows by name alone. */
export const pageVocabulary: PageVocabulary = {
  themed: themedTags,
  everywhere: everywhereComponents,
  imported: importedModules,
  listedIn: 'src/site/authorComponents.ts',
};
