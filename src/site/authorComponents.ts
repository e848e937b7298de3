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
  /** The folder of src that holds it: a feature, or the shared folder. */
  readonly folder: `features/${string}` | 'shared';
};

/** Components that authors use without an import; only the pages that use one load it. */
const ownComponents: readonly ComponentRow[] = [
  {name: 'AssetTable', folder: 'features/assets'},
  {name: 'BackgroundParagraph', folder: 'features/pictures'},
  {name: 'CampaignMap', folder: 'features/campaigns'},
  {name: 'CodeDemo', folder: 'features/code'},
  {name: 'CoinConverter', folder: 'features/coins'},
  {name: 'DataGrid', folder: 'features/grid'},
  {name: 'Diagram', folder: 'features/diagrams'},
  {name: 'Dice', folder: 'features/dice'},
  {name: 'Encounter', folder: 'features/tracker'},
  {name: 'FilesOrText', folder: 'features/assets'},
  {name: 'JourneyPlanner', folder: 'features/map'},
  {name: 'KeyedPlan', folder: 'features/map'},
  {name: 'Markdown', folder: 'shared'},
  {name: 'Medallions', folder: 'features/pictures'},
  {name: 'NameGenerator', folder: 'features/names'},
  {name: 'PdfDisplay', folder: 'features/documents'},
  {name: 'PhotoGallery', folder: 'features/pictures'},
  {name: 'RollTable', folder: 'features/dice'},
  {name: 'SheetLink', folder: 'features/sheet'},
  {name: 'SpellBrowser', folder: 'features/spells'},
  {name: 'TimeLine', folder: 'features/calendar'},
  {name: 'WorldMap', folder: 'features/map'},
  {name: 'YearCalendar', folder: 'features/calendar'},
];

/** Components that Markdown plugins insert. */
const madeComponents: readonly ComponentRow[] = [
  {
    name: 'DataGrid/SheetProblemNote',
    folder: 'features/grid',
  },
  {name: 'LatestSession', folder: 'features/campaigns'},
  {name: 'SpellEntry', folder: 'features/spells'},
  {name: 'SpellIndex', folder: 'features/spells'},
  {name: 'SpellList', folder: 'features/spells'},
  {name: 'WorldToday', folder: 'features/calendar'},
];

type Modules = Readonly<Record<string, string>>;

function listModules(rows: readonly ComponentRow[]): Modules {
  return Object.fromEntries(
    rows.map(({name, folder}) => [
      name,
      `@site/src/${folder}/components/${name}`,
    ]),
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
