import {components as worldComponents} from '../../../world/components';
import {makeTree, type TreeMaker} from '@engine/page-tree/tree';
import type {TreeNode} from '@engine/page-tree/treeNode';
import {element, joined, type Markup} from '../markup';
import {diagram} from './diagram';
import {encounter} from './encounter';
import {keyedPlan} from './keyedPlan';
import {nothing, textProp, type Part} from './part';
import {plates, portraits} from './pictures';
import {spellEntries, spellIndex, spellList} from './spells';
import {dataTable, factBox} from './tables';
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

/**
 * How each component is printed. `left` drops interactive components and those that repeat a
 * table.
 */
const components: Readonly<Record<string, Part>> = {
  AssetList: left,
  AssetTable: left,
  BackgroundParagraph: inside,
  CampaignMap: inside,
  Catalogue: left,
  CoinConverter: left,
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
  JourneyPlanner: left,
  KeepLink: left,
  KeyedPlan: keyedPlan,
  LatestSession: left,
  Markdown: inside,
  Medallions: portraits,
  NameGenerator: left,
  PagePicture: picture,
  PdfDisplay: left,
  PhotoGallery: plates,
  RollTable: dataTable,
  SheetLink: left,
  SpellBrowser: inside,
  SpellEntry: spellEntries,
  SpellIndex: spellIndex,
  SpellList: spellList,
  Spoiler: left,
  TabItem: tab,
  Tabs: inside,
  TimeLine: dataTable,
  WorldMap: left,
  WorldToday: left,
  YearCalendar: yearCalendar,
  // The world's own components are interactive.
  ...Object.fromEntries(
    Object.keys(worldComponents).map((name) => [name, left]),
  ),
};

/** The names of all components that can be printed. */
export const knownComponents: readonly string[] = Object.keys(components);

function component(name: string): Part {
  const part = components[name];
  if (part === undefined) {
    throw new Error(
      `found <${name}>, expected a component that scripts/press/parts/setTree.ts lists.`,
    );
  }
  return part;
}

/** How each tag is printed that is not printed as it stands. */
const tags: Readonly<Record<string, (surroundings: Surroundings) => Part>> = {
  a: link,
  admonition: () => admonition,
  annotation: () => left,
  details: () => inside,
  input: () => checkbox,
  summary: () => summary,
};

function tag(name: string, surroundings: Surroundings): Part {
  const level = /^h(?<level>[1-6])$/.exec(name)?.groups?.['level'];
  if (level !== undefined) {
    return heading(Number(level), surroundings);
  }
  return tags[name]?.(surroundings) ?? plainTag(name, surroundings);
}

function partNamed(name: string, surroundings: Surroundings): Part {
  return name.startsWith('c:')
    ? component(name.slice(2))
    : tag(name.replace(/^m:/, ''), surroundings);
}

/**
 * Renders a page tree, or a part of it, for print.
 *
 * @throws Error if the table above lacks a component of the tree.
 */
export function setTree(tree: TreeNode, surroundings: Surroundings): Markup {
  const maker: TreeMaker<Markup, Part> = {
    typeOf: (name) => partNamed(name, surroundings),
    element: (type, props, children) =>
      type === null ? joined(children) : type(props, joined(children)),
  };
  return joined([makeTree(tree, maker)]);
}
