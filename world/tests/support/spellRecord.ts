import {eachMeasure} from '../../../plugins/spells/model/measures';
import type {SpellRecord} from '../../../plugins/spells/model/record';
import {good} from './spellSheet';

/** Creates a spell from the properties that a test is about. */
export function spellRecord(part: Partial<SpellRecord> = {}): SpellRecord {
  return {
    type: 'Spell',
    school: 'Dim Magika',
    level: 1,
    name: 'Ash Whisper',
    ...eachMeasure((name) => good[name]),
    range: '60 feet',
    sphere: ['Enchantment'],
    heldBy: [],
    description:
      'The target hears its own thoughts a moment early, and loses 2 AP.',
    ...part,
  };
}
