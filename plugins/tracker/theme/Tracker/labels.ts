import {translate} from '@docusaurus/Translate';
import type {AttackWay, Standing} from '../../../../src/shared/model/fight';
import type {Factor, Side} from '../../../../src/shared/model/fighter';
import type {
  CastRefusal,
  Part,
  Refusal,
} from '../../../../src/shared/model/fightRules';

/** The visible names of the states of fighters. */
export const standingTexts: Readonly<Record<Standing, () => string>> = {
  hale: () => translate({id: 'site.tracker.hale', message: 'hale'}),
  bruised: () => translate({id: 'site.tracker.bruised', message: 'bruised'}),
  failing: () => translate({id: 'site.tracker.failing', message: 'failing'}),
  bound: () =>
    translate({id: 'site.tracker.boundState', message: 'wounds bound'}),
  down: () => translate({id: 'site.tracker.down', message: 'down'}),
  dead: () => translate({id: 'site.tracker.dead', message: 'dead'}),
  gone: () => translate({id: 'site.tracker.gone', message: 'out of the fight'}),
};

export const sideTexts: Readonly<Record<Side, () => string>> = {
  heroes: () => translate({id: 'site.tracker.heroes', message: 'Heroes'}),
  foes: () => translate({id: 'site.tracker.foes', message: 'Foes'}),
};

/** Why an attack is impossible. */
export const refusalTexts: Readonly<Record<Refusal, () => string>> = {
  points: () =>
    translate({
      id: 'site.tracker.refusal.points',
      message: 'Not enough action points.',
    }),
  attacks: () =>
    translate({
      id: 'site.tracker.refusal.attacks',
      message: 'No more attacks until this fighter’s next turn.',
    }),
  unable: () =>
    translate({
      id: 'site.tracker.refusal.unable',
      message: 'The attacker or the target is out of the fight or helpless.',
    }),
  parry: () =>
    translate({
      id: 'site.tracker.refusal.parry',
      message: 'This attack cannot be parried.',
    }),
  way: () =>
    translate({
      id: 'site.tracker.refusal.way',
      message: 'Not possible now, or not possible with this weapon.',
    }),
};

/** Why a spell cannot be cast or a power cannot be used. */
export const castRefusalTexts: Readonly<Record<CastRefusal, () => string>> = {
  unable: () =>
    translate({
      id: 'site.tracker.cast.unable',
      message: 'Out of the fight or helpless.',
    }),
  points: () => refusalTexts.points(),
  pools: () =>
    translate({
      id: 'site.tracker.cast.pools',
      message: 'Not enough left to pay for it.',
    }),
  used: () =>
    translate({
      id: 'site.tracker.cast.used',
      message: 'Cannot be used again until the next turn.',
    }),
  busy: () =>
    translate({
      id: 'site.tracker.cast.busy',
      message: 'Still casting another spell.',
    }),
  targets: () =>
    translate({
      id: 'site.tracker.cast.targets',
      message: 'Too many targets.',
    }),
  steps: () =>
    translate({
      id: 'site.tracker.cast.steps',
      message: 'More steps than this caster can add.',
    }),
};

export const factorTexts: Readonly<Record<Factor, () => string>> = {
  range: () => translate({id: 'site.tracker.factor.range', message: 'Range'}),
  duration: () =>
    translate({id: 'site.tracker.factor.duration', message: 'Duration'}),
  area: () => translate({id: 'site.tracker.factor.area', message: 'Area'}),
  targets: () =>
    translate({id: 'site.tracker.factor.targets', message: 'Targets'}),
  castingTime: () =>
    translate({
      id: 'site.tracker.factor.castingTime',
      message: 'Faster casting',
    }),
  save: () => translate({id: 'site.tracker.factor.save', message: 'Strength'}),
};

/** The visible names of the ways of an attack. */
export const wayTexts: Readonly<Record<AttackWay, () => string>> = {
  charge: () => translate({id: 'site.tracker.way.charge', message: 'Charge'}),
  strike: () =>
    translate({
      id: 'site.tracker.way.strike',
      message: 'Opportunity strike',
    }),
  held: () => translate({id: 'site.tracker.way.held', message: 'Held action'}),
};

/** The visible reasons for modifiers. */
export const partTexts: Readonly<Record<Part['because'], () => string>> = {
  attack: () => translate({id: 'site.tracker.part.attack', message: 'attack'}),
  effects: () =>
    translate({id: 'site.tracker.part.effects', message: 'conditions'}),
  prone: () => translate({id: 'site.tracker.part.prone', message: 'prone'}),
  targetProne: () =>
    translate({id: 'site.tracker.part.targetProne', message: 'target prone'}),
  targetHelpless: () =>
    translate({
      id: 'site.tracker.part.targetHelpless',
      message: 'target helpless',
    }),
  situation: () =>
    translate({id: 'site.tracker.part.situation', message: 'situation'}),
  charge: () => translate({id: 'site.tracker.part.charge', message: 'charge'}),
  defense: () => translate({id: 'site.tracker.part.defense', message: 'DEF'}),
  guard: () => translate({id: 'site.tracker.part.guard', message: 'guard'}),
  parry: () => translate({id: 'site.tracker.part.parry', message: 'parry'}),
  offGuard: () =>
    translate({id: 'site.tracker.part.offGuard', message: 'off guard'}),
  helpless: () =>
    translate({id: 'site.tracker.part.helpless', message: 'helpless'}),
};
