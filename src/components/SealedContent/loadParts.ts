import type {ElementType} from 'react';
import {namesIn} from '../../lib/lock/tree';
import type {SealedNode} from '../../lib/lock/types';
import type {importedComponents} from '../../site/pageComponents';

type Load = () => Promise<{readonly default: unknown}>;

/** Components that open pages import where they use them, and locked pages fetch for the same reason. */
export const loaders = {
  AssetTable: () => import('../AssetTable'),
  BackgroundParagraph: () => import('../BackgroundParagraph'),
  CampaignMap: () => import('../CampaignMap'),
  CodeDemo: () => import('../CodeDemo'),
  CoinConverter: () => import('../CoinConverter'),
  DataGrid: () => import('../DataGrid'),
  'DataGrid/SheetProblemNote': () => import('../DataGrid/SheetProblemNote'),
  Diagram: () => import('../Diagram'),
  Dice: () => import('../Dice'),
  ExperienceSplit: () => import('@world/rules/calculators/ExperienceSplit'),
  FilesOrText: () => import('../FilesOrText'),
  JourneyPlanner: () => import('../JourneyPlanner'),
  LatestSession: () => import('../LatestSession'),
  Markdown: () => import('../Markdown'),
  Medallions: () => import('../Medallions'),
  NameGenerator: () => import('../NameGenerator'),
  PdfDisplay: () => import('../PdfDisplay'),
  PhotoGallery: () => import('../PhotoGallery'),
  RollTable: () => import('../RollTable'),
  SpellBrowser: () => import('../SpellBrowser'),
  SpellCost: () => import('@world/rules/calculators/SpellCost'),
  SpellEntry: () => import('../SpellEntry'),
  SpellIndex: () => import('../SpellIndex'),
  SpellList: () => import('../SpellList'),
  SpellListGenerator: () => import('../SpellListGenerator'),
  SpellStrength: () => import('@world/rules/calculators/SpellStrength'),
  TimeLine: () => import('../TimeLine'),
  WorldMap: () => import('../WorldMap'),
  WorldToday: () => import('../WorldToday'),
  YearCalendar: () => import('../YearCalendar'),
} satisfies Readonly<Record<(typeof importedComponents)[number], Load>>;

/** The components of a page by name. */
export type Parts = ReadonlyMap<string, ElementType>;

function isLoadable(name: string): name is keyof typeof loaders {
  return Object.hasOwn(loaders, name);
}

/** Fetches the components that stand on a page and that not every page has. */
export async function loadParts(tree: SealedNode): Promise<Parts> {
  const names = [...namesIn(tree)]
    .map((name) => name.replace(/^c:/, ''))
    .filter((name) => isLoadable(name));
  const parts = await Promise.all(
    names.map(async (name) => {
      const part: {readonly default: unknown} = await loaders[name]();
      // The build handed over what each of them takes.
      return [name, part.default as ElementType] as const;
    }),
  );
  return new Map(parts);
}
