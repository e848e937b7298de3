import {
  selectSpells,
  spellSelection,
  type SelectionTexts,
} from '../../model/selection';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

const records = [
  spellRecord({
    type: 'Power',
    school: 'Ecolu Ahn Mutus',
    level: 2,
    name: 'Harden Skin (3/day)',
    sphere: ['Alteration', 'Abjuration'],
    heldBy: ['Shapeshifter'],
  }),
  spellRecord({school: 'Ecolu Ahn Mutus', level: 0, name: ''}),
  spellRecord({school: 'Ecolu Ahn Mutus', level: 2, name: 'Thick Hide'}),
  spellRecord({level: 8, name: 'Smoke Wall', sphere: ['Smoke', 'Illusion']}),
  spellRecord({level: 1, name: 'Veil', sphere: ['Elemental Smoke']}),
  spellRecord({level: 1, name: 'Élan'}),
  spellRecord({level: 1, name: 'Ash Whisper'}),
];

/** Returns the names that an author's selection shows. */
function names(texts: SelectionTexts): readonly string[] {
  return selectSpells(records, spellSelection(texts)).map(({name}) => name);
}

describe('the spells that a page shows', () => {
  it.each<[SelectionTexts, readonly string[]]>([
    [{school: 'ecolu-ahn-mutus'}, ['Thick Hide', 'Harden Skin (3/day)']],
    [{school: 'Ecolu Ahn Mutus', type: 'power'}, ['Harden Skin (3/day)']],
    [{level: '8'}, ['Smoke Wall']],
    [{level: '2-8'}, ['Smoke Wall', 'Thick Hide', 'Harden Skin (3/day)']],
    [{level: '3-7'}, []],
    [{level: '0'}, []],
    [{sphere: 'smoke'}, ['Smoke Wall']],
    [{sphere: 'Smoke; Elemental Smoke'}, ['Veil', 'Smoke Wall']],
    [{heldBy: 'Shapeshifter'}, ['Harden Skin (3/day)']],
    [{name: 'Harden Skin'}, ['Harden Skin (3/day)']],
    [{name: 'veil; ash-whisper'}, ['Ash Whisper', 'Veil']],
  ])('are chosen by %j', (texts, chosen) => {
    expect(names(texts)).toEqual(chosen);
  });

  it.each<[SelectionTexts, string]>([
    [
      {school: 'dim-magica'},
      'found school="dim-magica", expected one of dim-magika, ecolu-ahn-mogrus, ecolu-ahn-mutus, ecolu-atus-ahn-agmus (did you mean "dim-magika"?)',
    ],
    [{type: 'feat'}, 'found type="feat", expected one of Spell, Power'],
    [{sphere: 'Smoke; Illusin'}, 'found sphere="Illusin", expected one of'],
    [{heldBy: 'Goblins'}, '(did you mean "Goblin"?)'],
    [
      {level: '4-1'},
      'found level="4-1", expected a level such as "3", or a range such as "1-4"',
    ],
    [{level: 'two'}, 'found level="two"'],
    [{level: '1-'}, 'found level="1-"'],
  ])('cannot be chosen by %j', (texts, message) => {
    expect(() => spellSelection(texts)).toThrow(message);
  });
});
