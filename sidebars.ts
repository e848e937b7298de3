import type {AreaId} from './src/site/contentAreas';
import type {SidebarEntry} from './plugins/navigation/model/sidebar';

/**
 * The order of pages in each area. An entry is a page, by its path in the area without extension,
 * or a page with pages below it. Unlisted pages follow automatically, unless their front matter
 * has `index: false`.
 */
const sidebars: Readonly<Record<AreaId, readonly SidebarEntry[]>> = {
  'character-handbook': [
    'class-and-multi-class',
    'stats-and-benchmarks',
    'hit-points',
    'proficiency-point-explanation',
    'character-level-explanation',
    'class-abilities',
    'class-benefits',
    'description-of-proficiencies',
    'generic-skill-templates',
    'stat-mod-chart',
    'xp-master',
  ],
  'combat-and-tactics': [
    'combat-parameters',
    'action-points',
    'armor-and-defense',
    'attacks-per-round',
    'bab-table',
    'contacts-and-enemies',
    'hth-combat-styles',
    'saving-throws',
    'siege',
  ],
  'deities-and-cosmology': [
    'divine-houses-overview',
    'god-power-and-spell-spheres',
    'limbo',
    'planes',
    'priest-spell-lists',
    'turning-undead',
  ],
  'magic-science': [
    'index',
    'magika-goblin',
    'generating-spell-lists',
    'guild-of-emerald-sky',
    'healing',
    'spell-strength',
    'magic-theory',
    'mana-classification',
    'spell-factors',
    'storm-mage',
  ],
  'prime-almanac': [
    'index',
    'global-time-line',
    'economics',
    'common-travel-distances',
    'oceans-and-seas',
    'territory-list',
    'underworld',
  ],
  'races-and-anthropology': [
    'populations-and-kingdoms',
    'economics',
    'calendar',
    'coins-of-the-realms-v2',
    'elven-naming',
    'linguistic-studies',
    'naming-v2',
  ],
  reference: ['index', 'examples'],
  'return-of-the-gatewatcher': [
    'characters',
    {page: 'maps-and-visuals', children: ['maps', 'session-images']},
    'mechanics',
    'game-story',
    'world-info',
  ],
  'campaign-reference': [
    'index',
    'the-cold-chimney',
    {
      page: 'return-of-the-gatewatcher/index',
      children: [
        'return-of-the-gatewatcher/characters',
        'return-of-the-gatewatcher/game-story',
        {
          page: 'return-of-the-gatewatcher/maps-and-visuals',
          children: [
            'return-of-the-gatewatcher/maps',
            'return-of-the-gatewatcher/session-images',
          ],
        },
      ],
    },
    {
      page: 'shroud-of-the-empire/index',
      children: [
        'shroud-of-the-empire/characters',
        'shroud-of-the-empire/session-images',
      ],
    },
  ],
};

export default sidebars;
