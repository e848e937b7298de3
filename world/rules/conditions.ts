import type {Effect} from '../../src/shared/model/fighter';

/** The conditions of `conditions.csv` that fighters can have. */
export const conditions: readonly Effect[] = [
  {name: 'Off guard', isOffGuard: true, turns: 1},
  {name: 'Surprised', isOffGuard: true, halvesPoints: true, turns: 1},
  {name: 'Prone', isProne: true},
  {name: 'Held'},
  {name: 'Pinned', isHelpless: true, turns: 1},
  {name: 'Stunned', points: -2, keepsNothing: true, turns: 1},
  {name: 'Blinded', isOffGuard: true, attack: -4},
  {name: 'Asleep', isHelpless: true, isProne: true, endsWhenHurt: true},
  {name: 'Dread'},
  {name: 'Deafened'},
  {name: 'Poisoned'},
  {name: 'Ash sickness', attack: -1},
  {name: 'Helpless', isHelpless: true},
];
