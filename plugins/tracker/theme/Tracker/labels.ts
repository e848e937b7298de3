import {translate} from '@docusaurus/Translate';
import type {Standing} from '../../model/fight';
import type {Side} from '../../model/fighter';
import type {Part, Refusal} from '../../model/fightRules';

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

/** The visible names of the sides. */
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
      message: 'No further attack until its next turn.',
    }),
  unable: () =>
    translate({
      id: 'site.tracker.refusal.unable',
      message: 'One of the two is out of the fight, or helpless.',
    }),
  parry: () =>
    translate({
      id: 'site.tracker.refusal.parry',
      message: 'This attack cannot be parried.',
    }),
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
  defense: () => translate({id: 'site.tracker.part.defense', message: 'DEF'}),
  guard: () => translate({id: 'site.tracker.part.guard', message: 'guard'}),
  parry: () => translate({id: 'site.tracker.part.parry', message: 'parry'}),
  offGuard: () =>
    translate({id: 'site.tracker.part.offGuard', message: 'off guard'}),
  helpless: () =>
    translate({id: 'site.tracker.part.helpless', message: 'helpless'}),
};
