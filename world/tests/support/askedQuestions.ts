// Words of players, and beginnings of addresses. cspell:ignore counterspell grappl lich

/**
 * What a player writes, and where the answer stands: the beginning of an address, or one
 * of several where more than one place answers.
 */
export type Question = readonly [query: string, ...answers: string[]];

const C = '/combat-and-tactics';
const H = '/character-handbook';
const M = '/magic-science';
const D = '/deities-and-cosmology';
const R = '/races-and-anthropology';
const P = '/prime-almanac';

const weapons = `${H}/weapon-proficiencies.html`;
const armor = `${C}/armor-and-defense.html`;
const actions = `${C}/action-points.html`;
const fight = `${C}/combat-parameters.html`;
const saves = `${C}/saving-throws.html`;
const skills = `${H}/description-of-proficiencies.html`;
const wounds = `${H}/hit-points.html`;
const styles = `${C}/hth-combat-styles.html`;
const gear = `${H}/character-creation-guide.html#gear-`;
const prices = `${R}/economics.html`;
const turning = `${D}/turning-undead.html`;
const multiClass = `${H}/class-and-multi-class.html`;

/** The half that the search may be tuned on. */
export const tuned: readonly Question[] = [
  [
    'opportunity attack',
    `${actions}#action-opportunity-strike`,
    `${actions}#keeping`,
  ],
  ['fall damage', `${fight}#distance`],
  ['critical hit', `${C}/bab-table.html`, `${C}/#a-round`],
  ['two weapon fighting', `${C}/attacks-per-round.html`],
  ['longsword damage', `${weapons}#weapon-longsword`],
  [
    'plate armor cost',
    `${armor}#armor-half-plate`,
    `${armor}#armor-gate-plate`,
    `${armor}#armor-mail-and-plates`,
  ],
  ['goblin speed', `${R}/goblin.html`, `${R}/#gifts`, `${R}/#how`],
  ['stunned', `${fight}#condition`],
  ['prone', `${fight}#condition`, `${fight}#`],
  [
    'how do i stabilize a dying ally',
    `${actions}#action-bind-a-wound`,
    `${wounds}#wounds`,
    `${wounds}#down`,
    `${C}/#when-somebody`,
  ],
  ['long rest', `${wounds}#recovery`, wounds],
  ['dragon', `${C}/#beast-storm-drake`],
  ['zombie', `${turning}#undead-shambler`, `${turning}#`],
  ['skeleton', `${turning}#undead-rattlebone`, `${turning}#`],
  ['werewolf', `${M}/#`, `${H}/class-abilities.html#shapeshifter`],
  [
    'fireball',
    `${M}/#spell-burning-rain`,
    `${M}/#spell-ember-throw`,
    `${M}/#spell-pillar-of-coals`,
    `${M}/#spell-standing-fire`,
  ],
  ['breath weapon save', `${saves}#save-reflex`, saves],
  ['poison save', `${saves}#save-body`, saves, `${M}/healing.html`],
  [
    'crossbow reload',
    `${actions}#action-load`,
    `${C}/attacks-per-round.html#missiles`,
  ],
  ['cost of a horse', `${P}/economics.html#`, prices, `${fight}#mount`],
  ['rope 50 ft price', gear],
  ['how much is a beer', `${prices}#price-ale`, prices],
  [
    'inn room price',
    prices,
    `${P}/economics.html`,
    '/return-of-the-gatewatcher/world-info.html#prices',
  ],
  [
    'point buy',
    `${H}/stats-and-benchmarks.html#rolling`,
    `${H}/character-creation-guide.html#1`,
  ],
  [
    'paladin',
    `${H}/class-abilities.html#oathsworn`,
    `${multiClass}#class-oathsworn`,
  ],
  ['druid', `${H}/class-abilities.html#`, `${multiClass}#class-`],
  ['monk', styles],
  [
    'spell slots per level',
    `${D}/priest-spell-lists.html`,
    `${M}/generating-spell-lists.html`,
  ],
  ['concentration', `${M}/spell-factors.html#how-an-entry`],
  ['counterspell', `${M}/spell-strength.html#counterspelling`],
  [
    'mana per day',
    `${M}/generating-spell-lists.html`,
    `${M}/mana-classification.html`,
  ],
  ['scroll price', `${actions}#scrolls`],
  ['pick a lock', `${skills}#skill-lockwork`],
  [
    'perception check',
    `${skills}#skill-search`,
    `${H}/stats-and-benchmarks.html`,
    `${H}/stat-mod-chart.html`,
    `${fight}#surprise`,
  ],
  [
    'stealth roll',
    `${skills}#skill-sneaking`,
    `${skills}#skill-hiding`,
    `${fight}#surprise`,
  ],
  ['ship passage cost', `${P}/oceans-and-seas.html#`],
  ['how many days in a month', `${R}/calendar.html`],
  ['full moon', `${R}/calendar.html`],
  ['god of death', `${D}/`],
  ['what does a crown weigh', `${R}/coins-of-the-realms-v2.html`],
];

/** The half that it is judged by: nobody may tune the search to it. */
export const kept: readonly Question[] = [
  [
    'attack of opportunity',
    `${actions}#action-opportunity-strike`,
    `${actions}#keeping`,
  ],
  ['flanking bonus', `${fight}#`, fight],
  ['half cover ac', `${fight}#cover`, fight],
  ['disarm', `${actions}#action-disarm`, styles],
  ['greataxe price', `${weapons}#weapon-greataxe`],
  ['leather armor', `${armor}#armor-leather`],
  ['shield bonus', `${armor}#shield`, armor],
  [
    'orc strength bonus',
    `${R}/orc.html`,
    `${H}/stats-and-benchmarks.html`,
    `${H}/character-creation-guide.html#2`,
  ],
  ['blinded', `${fight}#`],
  [
    'grappled condition',
    `${fight}#`,
    `${styles}#grappl`,
    `${actions}#action-grapple`,
  ],
  ['death saves', `${wounds}#`, `${C}/#when-somebody`],
  ['short rest', `${wounds}#recovery`, wounds],
  ['troll', `${C}/#beast-bridge-troll`],
  ['giant hit points', `${C}/#beast-ice-giant`, `${wounds}#beasts`],
  ['ghost', `${turning}#`],
  ['lich', `${turning}#`, turning],
  ['turn invisible', `${M}/#`],
  ['charm person', `${M}/#`],
  [
    'falling into water cold',
    `${saves}#`,
    `${skills}#skill-`,
    `${P}/`,
    `${D}/planes.html`,
  ],
  ['drowning', `${saves}#`, saves, `${fight}#order`],
  ['longbow range', `${weapons}#weapon-longbow`],
  ['draw weapon action', `${actions}#action-draw`],
  ['torch price', gear],
  ['wine price', `${prices}#price-wine`, prices, `${P}/economics.html`],
  ['wages of a soldier', prices, `${H}/class-benefits.html`],
  [
    'roll stats',
    `${H}/character-creation-guide.html#1`,
    `${H}/stats-and-benchmarks.html#rolling`,
  ],
  [
    'bard',
    `${skills}#skill-entertaining`,
    `${H}/class-abilities.html#smoke-dancer`,
    `${multiClass}#class-smoke-dancer`,
  ],
  ['rogue backstab', `${H}/class-abilities.html#`],
  ['multiclass fighter wizard', multiClass],
  ['spell save dc', `${M}/spell-strength.html`, saves],
  ['ritual casting slow', `${M}/spell-factors.html`],
  ['dispel magic', `${M}/spell-strength.html#counterspelling`, `${M}/#`],
  ['potion cost', `${actions}#scrolls`, `${actions}#action-drink`],
  ['climb a wall check', `${skills}#skill-climb`],
  ['persuade someone', `${skills}#skill-persuasion`],
  ['morale check', `${fight}#morale`],
  ['riding a horse miles per day', `${P}/common-travel-distances.html`],
  ['when is new year', `${R}/calendar.html`],
  [
    'resurrection',
    `${wounds}#`,
    `${M}/#`,
    `${M}/healing.html`,
    `${D}/limbo.html`,
  ],
  ['exchange gold coins', `${R}/coins-of-the-realms-v2.html`],
];
