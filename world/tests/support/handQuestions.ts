// Words of players. cspell:ignore shortbow lockpicking
import {
  C,
  H,
  M,
  D,
  R,
  P,
  weapons,
  armor,
  actions,
  fight,
  saves,
  skills,
  wounds,
  styles,
  gear,
  turning,
  multiClass,
} from './answerPages';
import type {Question} from './askedQuestions';

/**
 * Thirty questions that were typed into the palette of the built site, written before any page was
 * read; before any improvement for them, 25 were answered among the first three and 23 first.
 */
export const byHand: readonly Question[] = [
  ['how do I escape a grapple', `${styles}#gr`, `${fight}#condition-held`],
  ['sneak past guards', `${skills}#skill-sneaking`],
  ['concentration', `${M}/spell-factors.html#how-an-entry`],
  ['attack twice in one turn', `${C}/attacks-per-round.html`],
  ['dual wield penalty', `${C}/attacks-per-round.html#off-hand`],
  ['shortbow damage', `${weapons}#weapon-short-bow`],
  ['studded leather', `${armor}#armor-leather`, `${armor}#armor-ring-coat`],
  ['how much does a healer cost', `${M}/healing.html`],
  ['sleeping in armor', `${armor}#putting-it-on`],
  ['ranged attack while adjacent to enemy', fight],
  ['help action', `${actions}#action-aid-a-friend`],
  [
    'dodge',
    `${C}/in-a-fight.html#question-unspent-points`,
    `${actions}#keeping-points-back`,
    `${armor}#making`,
  ],
  ['poisoned weapon', `${M}/healing.html#`, `${fight}#condition-poisoned`],
  ['falling 30 feet', `${fight}#distance`],
  [
    'how many hit points does a wizard get',
    wounds,
    `${H}/class-abilities.html#wizard`,
  ],
  ['turn undead', turning],
  ['paralysis', `${fight}#condition-helpless`, `${fight}#condition-stunned`],
  ['saving throw vs spell', saves, `${M}/spell-strength.html`],
  ['cost of a sword', `${weapons}#weapon-`],
  ['wolf stats', `${C}/#beast-wolf`],
  ['lockpicking tools', gear, `${skills}#skill-lockwork`, `${skills}#shadow`],
  ['blessing of a god', `${D}/divine-houses-overview.html`],
  ['change class', multiClass],
  ['elf lifespan', `${R}/gray-elf.html`, `${R}/sylvan-elf.html`],
  ['what is the currency', `${R}/coins-of-the-realms-v2.html`],
  ['distance Torosia to Harrowmere', `${P}/common-travel-distances.html`],
  [
    'when is harvest festival',
    `${R}/calendar.html#feasts`,
    `${D}/#feast-days`,
    `${R}/calendar.html`,
  ],
  ['boat rental', `${P}/oceans-and-seas.html`],
  [
    'identify a magic item',
    `${H}/xp-master.html#wrought-things`,
    `${actions}#scrolls`,
  ],
  ['resist fire', `${M}/#power-walk-through-fire`, `${M}/#`],
];
