import type {PageVocabulary} from '../../plugins/lock/tree/runPage';
import {components} from '../../world/components';

/** Components that are available on every page without an import: src/theme/MDXComponents. */
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

/** An author component, by the name that authors write. */
type ComponentRow = {
  readonly name: string;
  /** The folder that holds it, from the root of the site. */
  readonly folder: string;
};

/** Components that authors use without an import; only the pages that use one load it. */
const ownComponents: readonly ComponentRow[] = [
  {name: 'AssetTable', folder: 'plugins/assets/theme'},
  {name: 'BackgroundParagraph', folder: 'plugins/assets/theme'},
  {name: 'CampaignMap', folder: 'plugins/campaigns/theme'},
  {name: 'CodeDemo', folder: 'plugins/code/theme'},
  {name: 'CoinConverter', folder: 'plugins/coins/theme'},
  {name: 'DataGrid', folder: 'plugins/tables/theme'},
  {name: 'Diagram', folder: 'plugins/diagrams/theme'},
  {name: 'Dice', folder: 'plugins/dice/theme'},
  {name: 'Encounter', folder: 'plugins/tracker/theme'},
  {name: 'FilesOrText', folder: 'plugins/assets/theme'},
  {name: 'JourneyPlanner', folder: 'plugins/map/theme'},
  {name: 'KeyedPlan', folder: 'plugins/map/theme'},
  {name: 'Markdown', folder: 'src/shared/theme'},
  {name: 'Medallions', folder: 'plugins/assets/theme'},
  {name: 'NameGenerator', folder: 'plugins/names/theme'},
  {name: 'PdfDisplay', folder: 'plugins/documents/theme'},
  {name: 'PhotoGallery', folder: 'plugins/assets/theme'},
  {name: 'RollTable', folder: 'plugins/dice/theme'},
  {name: 'SheetLink', folder: 'plugins/character-sheet/theme'},
  {name: 'SpellBrowser', folder: 'plugins/spells/theme'},
  {name: 'TimeLine', folder: 'plugins/calendar/theme'},
  {name: 'WorldMap', folder: 'plugins/map/theme'},
  {name: 'YearCalendar', folder: 'plugins/calendar/theme'},
];

/** Components that Markdown plugins insert. */
const madeComponents: readonly ComponentRow[] = [
  {
    name: 'DataGrid/SheetProblemNote',
    folder: 'plugins/tables/theme',
  },
  {name: 'LatestSession', folder: 'plugins/campaigns/theme'},
  {name: 'SpellEntry', folder: 'plugins/spells/theme'},
  {name: 'SpellIndex', folder: 'plugins/spells/theme'},
  {name: 'SpellList', folder: 'plugins/spells/theme'},
  {name: 'TableFiles', folder: 'plugins/tables/theme'},
  {name: 'WorldToday', folder: 'plugins/calendar/theme'},
];

type Modules = Readonly<Record<string, string>>;

function listModules(rows: readonly ComponentRow[]): Modules {
  return Object.fromEntries(
    rows.map(({name, folder}) => [name, `@site/${folder}/${name}`]),
  );
}

/** The modules of the components that authors use without an import, including those of the world. */
export const authorModules: Modules = {
  ...listModules(ownComponents),
  ...Object.fromEntries(
    Object.entries(components).map(([name, path]) => [
      name,
      `@site/world/${path}`,
    ]),
  ),
};

/** The modules of the components that pages import, whether authors or Markdown plugins put them there. */
export const importedModules: Modules = {
  ...authorModules,
  ...listModules(madeComponents),
};

/** The components that the build knows only by name. */
export const pageVocabulary: PageVocabulary = {
  everywhere: everywhereComponents,
  imported: importedModules,
  listedIn: 'src/site/authorComponents.ts',
};
