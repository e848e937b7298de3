import {describeFacts, spellRecords} from '../../build/searchRecords';
import {spells} from '../../../../tests/support/spells';

describe('spells and powers', () => {
  it('are found by name, school, spheres, holders and words, and link to their place in the list', async () => {
    const all = await spells();
    const [disguise] = spellRecords(
      all.filter(({name}) => name.startsWith('Smoke of Disguise')),
    );
    expect(disguise).toMatchObject({
      kind: 'power',
      title: 'Smoke of Disguise',
      to: '/magic-science/#power-smoke-of-disguise',
      within: 'Dim Magika 12',
    });
    expect(disguise?.headings).toContain('Goblin');
    expect(disguise?.text).toContain('1 hour/level');
  });

  it('are all that readers can see', async () => {
    const all = await spells();
    const [first] = all;
    const placeholder = first === undefined ? [] : [{...first, level: 0}];
    expect(spellRecords([...all, ...placeholder])).toHaveLength(all.length);
  });

  it('show first what is asked most', async () => {
    const whisper = (await spells()).find(({name}) => name === 'Ash Whisper');
    expect(whisper && describeFacts(whisper)).toContain(
      'Spell of level 1 · 60 feet + 10 feet/level · 1 round/level · 2 AP · 1 creature · Mind negates',
    );
    const coat = (await spells()).find(({name}) => name === 'Borrowed Coat');
    expect(coat && describeFacts(coat)).toContain(' · no save');
  });
});
