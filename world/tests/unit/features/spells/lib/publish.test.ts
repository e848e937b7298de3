import {
  getEntry,
  getLink,
} from '../../../../../../src/features/spells/lib/publish';
import {spellRecord} from '../../../../support/spellRecord';

const record = spellRecord({
  type: 'Power',
  school: 'Ecolu Ahn Mutus',
  level: 2,
  name: 'Harden Skin (3/day)',
  sphere: ['Alteration', 'Abjuration'],
});

describe('a record that a page ships', () => {
  it('has its author’s data and the derived facts, in a list', () => {
    expect(getEntry(record)).toEqual({
      ...record,
      title: 'Harden Skin',
      usage: {kind: 'limited', count: 3, per: 'day'},
      slug: 'harden-skin',
      anchor: 'power-harden-skin',
      elements: ['Smoke', 'Magma', 'Earth'],
      opposes: ['Ice', 'Lightning', 'Air'],
      cost: undefined,
    });
  });

  it('has a name and its address, in an index', () => {
    expect(getLink(record)).toEqual({
      school: 'Ecolu Ahn Mutus',
      level: 2,
      title: 'Harden Skin',
      anchor: 'power-harden-skin',
    });
  });
});
