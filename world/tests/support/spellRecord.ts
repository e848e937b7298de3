import type {SpellRecord} from '../../../plugins/spells/model/record';

/** Creates a spell from the properties that a test is about. */
export function spellRecord(part: Partial<SpellRecord> = {}): SpellRecord {
  return {
    type: 'Spell',
    school: 'Dim Magika',
    level: 1,
    name: 'Ash Whisper',
    range: '60 feet',
    duration: '1 round/level',
    castingTime: '2 AP',
    aoe: '1 creature',
    save: 'Mind negates',
    sphere: ['Enchantment'],
    heldBy: [],
    description:
      'The target hears its own thoughts a moment early, and loses 2 AP.',
    ...part,
  };
}
