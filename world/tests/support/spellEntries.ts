import {getEntry} from '../../../plugins/spells/model/publish';
import {spellRecord} from './spellRecord';

/** Mocks the module of all records that the spell browser loads. */
export default [
  spellRecord({range: '60 feet + 10 feet/level'}),
  spellRecord({
    level: 3,
    name: 'Smoke Wall',
    range: '100 feet',
    aoe: '20-foot wall',
    save: 'None',
    sphere: ['Smoke'],
  }),
  spellRecord({
    type: 'Power',
    level: 12,
    name: 'Smoke of Disguise',
    range: '10 yards/level',
    duration: '1 hour/level',
    castingTime: '6 AP',
    aoe: '25 creatures/level',
    save: 'None',
    sphere: ['Illusion', 'Smoke'],
    heldBy: ['Goblin'],
  }),
  spellRecord({
    type: 'Power',
    school: 'Ecolu Ahn Mutus',
    level: 2,
    name: 'Harden Skin (3/day)',
    range: 'Self',
    sphere: ['Alteration'],
    heldBy: ['Shapeshifter'],
  }),
].map(getEntry);
