import sidebars from '../../sidebars';
import {comparePages} from '../../src/features/navigation/lib/pageOrder';
import {
  completeSidebar,
  listEntryPages,
} from '../../src/features/navigation/lib/sidebar';
import {contentAreas} from '../../src/site/contentAreas';
import {sitePages, type SitePage} from '../../scripts/check-page/sitePages';
import {specifiedPages} from './support/specifiedPages';
import {specifiedSidebars} from './support/specifiedSidebars';

let pages: readonly SitePage[] = [];

beforeAll(async () => {
  pages = await sitePages();
});

const listPages = (area: string) => pages.filter((page) => page.area === area);
const getPage = (area: string, id: string) =>
  listPages(area).find((page) => page.id === id);

/** Returns what the sidebar needs of a page. */
function sidebarPage({id, frontMatter: {title, order, index}}: SitePage) {
  return {
    id,
    title: String(title),
    order: typeof order === 'number' ? order : undefined,
    index: typeof index === 'boolean' ? index : undefined,
  };
}

const specified = Object.values(specifiedPages).flat();

describe('the sidebars of the site', () => {
  it.each(contentAreas)('name only pages that exist: $id', ({id: area}) => {
    const declared = sidebars[area].flatMap(listEntryPages);
    expect(declared.filter((id) => getPage(area, id) === undefined)).toEqual(
      [],
    );
  });

  it.each(contentAreas)(
    'are as the specification lists them: $id (S1)',
    ({id: area}) => {
      const known = new Set(
        specified.filter((page) => page.area === area).map(({file}) => file),
      );
      const complete = completeSidebar(
        sidebars[area],
        listPages(area)
          .map(sidebarPage)
          .filter(({id}) => known.has(id)),
      );
      expect(complete).toEqual(specifiedSidebars[area]);
    },
  );
});

describe('the declared order of pages (S2)', () => {
  const inForce: readonly (readonly [string, string, number])[] = [
    ['combat-and-tactics', 'combat-parameters', 1],
    ['prime-almanac', 'global-time-line', 1],
    ['races-and-anthropology', 'populations-and-kingdoms', 1],
    ['character-handbook', 'class-and-multi-class', 2],
    ['character-handbook', 'stats-and-benchmarks', 3],
    ['prime-almanac', 'economics', 3],
    ['races-and-anthropology', 'economics', 3],
    ['character-handbook', 'hit-points', 4],
    ['character-handbook', 'proficiency-point-explanation', 5],
  ];

  it.each(inForce)('is in effect in %s for %s: %d', (area, id, order) => {
    expect(getPage(area, id)?.frontMatter['order']).toBe(order);
  });

  it.each(contentAreas)(
    'agrees with the declared order of $id',
    ({id: area}) => {
      const ordered = sidebars[area]
        .flatMap(listEntryPages)
        .flatMap((id) => getPage(area, id) ?? [])
        .map(sidebarPage)
        .filter(({order}) => order !== undefined);
      expect(ordered).toEqual(ordered.toSorted(comparePages));
    },
  );
});

describe('pages that are left out of generated lists (S3)', () => {
  const leftOut = specified.filter(
    ({area, file}) =>
      file !== 'index' &&
      !(specifiedSidebars[area] ?? []).flatMap(listEntryPages).includes(file),
  );

  it('are the places, the peoples and three pages of the handbook', () => {
    expect(leftOut.map(({file}) => file)).toEqual([
      'character-creation-guide',
      'weapon-groups',
      'weapon-proficiencies',
      'central',
      'deep-north',
      'fey-kingdoms',
      'great-north',
      'hordelands',
      'lor-aserion',
      'morgana',
      'n-eastern-continent',
      's-eastern-continent',
      'southwest-peninsula',
      'torosia',
      'unclaimed',
      'arachnahd',
      'avariel',
      'common-human',
      'goblin',
      'gray-elf',
      'half-orc',
      'kadarin-human',
      'lotharan-human',
      'orc',
      'scaloid',
      'sylvan-elf',
    ]);
  });

  it.each(leftOut)('are marked: $area/$file', ({area, file}) => {
    expect(getPage(area, file)?.frontMatter['index']).toBe(false);
  });
});
