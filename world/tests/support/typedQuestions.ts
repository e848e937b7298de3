// The misspellings here are intended. cspell:ignore torossia arachnad profficiency underworl linguistik hordlands kadaren disgiuse weap
import type {Question} from './askedQuestions';

/** What players type, with slips, half words and words of other games. */
export const typed: readonly Question[] = [
  // By effect.
  ['walk through fire', '/magic-science/#power-walk-through-fire'],
  [
    'goblin smoke',
    '/magic-science/magika-goblin.html',
    '/races-and-anthropology/goblin.html',
  ],
  ['sword breaks', '/magic-science/#'],
  ['detect lies', '/magic-science/#spell-weigh-a-word'],
  ['make them forget', '/magic-science/#spell-lose-the-thread'],
  [
    'look like someone else',
    '/magic-science/#spell-company-of-strangers',
    '/magic-science/#power-borrowed-face',
    '/magic-science/#spell-borrowed-coat',
  ],
  ['silence', '/magic-science/#spell-hush-ring'],
  ['follow tracks of smoke', '/magic-science/#spell-thread-of-ash'],
  ['put guards to sleep', '/magic-science/#spell-sleep-of-embers'],
  ['wall of evening', '/magic-science/#spell-dusk-curtain'],
  // How far, how much, how long.
  ['how far to toros', '/prime-almanac/common-travel-distances.html'],
  ['how far is kadrun', '/prime-almanac/common-travel-distances.html'],
  ['miles per day on foot', '/prime-almanac/common-travel-distances.html'],
  [
    'how much does chain mail cost',
    '/combat-and-tactics/armor-and-defense.html',
  ],
  [
    'price of a room',
    '/races-and-anthropology/economics.html',
    '/prime-almanac/economics.html',
  ],
  [
    'how long to heal',
    '/magic-science/healing.html',
    '/character-handbook/hit-points.html',
  ],
  [
    'xp for next level',
    '/character-handbook/xp-master.html',
    '/character-handbook/character-level-explanation.html',
  ],
  ['how many attacks', '/combat-and-tactics/attacks-per-round.html'],
  ['hit points per level', '/character-handbook/hit-points.html'],
  [
    'exchange rate crown to solar',
    '/races-and-anthropology/coins-of-the-realms-v2.html',
  ],
  // Misspelled.
  ['torossia', '/prime-almanac/torosia.html'],
  ['arachnad', '/races-and-anthropology/arachnahd.html'],
  ['saving trows', '/combat-and-tactics/saving-throws.html'],
  ['profficiency', '/character-handbook/'],
  ['underworl', '/prime-almanac/underworld.html'],
  ['linguistik', '/races-and-anthropology/linguistic-studies.html'],
  ['calender', '/races-and-anthropology/calendar.html'],
  ['hordlands', '/prime-almanac/hordelands.html'],
  ['kadaren human', '/races-and-anthropology/kadarin-human.html'],
  ['smoke of disgiuse', '/magic-science/#power-smoke-of-disguise'],
  // Incomplete.
  ['dim mag', '/magic-science/'],
  ['class ab', '/character-handbook/class-abilities.html'],
  [
    'weap',
    '/character-handbook/weapon-groups.html',
    '/character-handbook/weapon-proficiencies.html',
  ],
  ['half-o', '/races-and-anthropology/half-orc.html'],
  ['turn und', '/deities-and-cosmology/turning-undead.html'],
  ['bab', '/combat-and-tactics/bab-table.html'],
  ['hth', '/combat-and-tactics/hth-combat-styles.html'],
  ['storm m', '/magic-science/storm-mage.html'],
  ['great n', '/prime-almanac/great-north.html'],
  ['spell str', '/magic-science/spell-strength.html'],
  // In the terms of other games.
  ['armor class', '/combat-and-tactics/armor-and-defense.html'],
  ['multiclass', '/character-handbook/class-and-multi-class.html'],
  ['unarmed fighting', '/combat-and-tactics/hth-combat-styles.html'],
  [
    'skills list',
    '/character-handbook/description-of-proficiencies.html',
    '/character-handbook/generic-skill-templates.html',
  ],
  [
    'afterlife',
    '/deities-and-cosmology/limbo.html',
    '/deities-and-cosmology/planes.html',
  ],
  ['cleric spells', '/deities-and-cosmology/priest-spell-lists.html'],
  [
    'holidays',
    '/races-and-anthropology/calendar.html',
    '/deities-and-cosmology/',
  ],
  ['gods', '/deities-and-cosmology/'],
  ['make a character', '/character-handbook/character-creation-guide.html'],
  ['languages', '/races-and-anthropology/linguistic-studies.html'],
  // People, places, and particular rules.
  [
    'who is the speaker of the league',
    '/prime-almanac/central.html',
    '/prime-almanac/territory-list.html',
  ],
  [
    'empress ilsabet',
    '/prime-almanac/torosia.html',
    '/prime-almanac/territory-list.html',
    '/campaign-reference/',
  ],
  [
    'tessa varn',
    '/campaign-reference/',
    '/return-of-the-gatewatcher/characters.html',
  ],
  ['harrowmere', '/prime-almanac/central.html'],
  ['fighting in the dark', '/combat-and-tactics/'],
  ['half cover', '/combat-and-tactics/'],
  ['grapple', '/combat-and-tactics/'],
  [
    'skyship',
    '/magic-science/guild-of-emerald-sky.html',
    '/combat-and-tactics/combat-parameters.html',
  ],
  ['two weapons off hand', '/combat-and-tactics/attacks-per-round.html'],
  [
    'elf names',
    '/races-and-anthropology/elven-naming.html',
    '/races-and-anthropology/naming-v2.html',
  ],
];
