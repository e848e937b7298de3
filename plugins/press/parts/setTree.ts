import {makeTree, type TreeMaker, type TreeNode} from '../../lock/tree/tree';
import {components as worldComponents} from '../../../world/components';
import {element, joined, type Markup} from '../markup';
import {diagram} from './diagram';
import {encounter} from './encounter';
import {nothing, textProp, type Part} from './part';
import {plates, portraits} from './pictures';
import {spellEntries, spellIndex, spellList} from './spells';
import {dataTable, factBox, keyedPlan} from './tables';
import {
  admonition,
  checkbox,
  heading,
  link,
  picture,
  plainTag,
  summary,
  tab,
  type Surroundings,
} from './tags';
import {yearCalendar} from './year';

const inside: Part = (_, content) => content;
const left: Part = () => nothing;

/** How components are printed. */
const components: Readonly<Record<string, Part>> = {
  BackgroundParagraph: inside,
  CampaignMap: inside,
  DataGrid: dataTable,
  DataTable: dataTable,
  Details: inside,
  Diagram: diagram,
  Dice: (props, content) =>
    content.html === ''
      ? element('strong', {}, textProp(props, 'roll'))
      : content,
  Encounter: encounter,
  FactBox: factBox,
  FilesOrText: inside,
  KeyedPlan: keyedPlan,
  Markdown: inside,
  Medallions: portraits,
  PagePicture: picture,
  PhotoGallery: plates,
  RollTable: dataTable,
  SpellBrowser: inside,
  SpellEntry: spellEntries,
  SpellIndex: spellIndex,
  SpellList: spellList,
  TabItem: tab,
  Tabs: inside,
  TimeLine: dataTable,
  YearCalendar: yearCalendar,
};

/** Components that are not printed, because they are interactive or repeat a table. */
const notPrinted: readonly string[] = [
  'AssetList',
  'AssetTable',
  'Catalogue',
  'CoinConverter',
  'JourneyPlanner',
  'LatestSession',
  'NameGenerator',
  'PdfDisplay',
  'SheetLink',
  'Spoiler',
  'TableFiles',
  'WorldMap',
  'WorldToday',
  // The world's own components are interactive.
  ...Object.keys(worldComponents),
];

/** The names of all components that a page in a document may have. */
export const knownComponents: readonly string[] = [
  ...Object.keys(components),
  ...notPrinted,
];

function component(name: string): Part {
  const part = notPrinted.includes(name) ? left : components[name];
  if (part === undefined) {
    throw new Error(
      `found <${name}>, expected a component that plugins/press/parts/setTree.ts lists.`,
    );
  }
  return part;
}

/** How tags are printed that are not printed as they stand. */
const tags: Readonly<Record<string, (surroundings: Surroundings) => Part>> = {
  a: link,
  admonition: () => admonition,
  annotation: () => left,
  details: () => inside,
  input: () => checkbox,
  summary: () => summary,
};

function partNamed(name: string, surroundings: Surroundings): Part {
  if (name.startsWith('c:')) {
    return component(name.slice(2));
  }
  const tag = name.replace(/^m:/, '');
  const level = /^h(?<level>[1-6])$/.exec(tag)?.groups?.['level'];
  return level === undefined
    ? (tags[tag]?.(surroundings) ?? plainTag(tag, surroundings))
    : heading(Number(level), surroundings);
}

/**
 * Renders a page tree, or a part of it, for print.
 *
 * @throws Error if the tables above lack a component of the tree.
 */
export function setTree(tree: TreeNode, surroundings: Surroundings): Markup {
  const maker: TreeMaker<Markup, Part> = {
    typeOf: (name) => partNamed(name, surroundings),
    element: (type, props, children) =>
      type === null ? joined(children) : type(props, joined(children)),
  };
  return joined([makeTree(tree, maker)]);
}
