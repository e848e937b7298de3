import {findUnreckoned} from '../../../../../scripts/page-report/tables/findUnreckoned';

describe('what could not be reckoned (W2)', () => {
  it('is found at any depth, and named by what it belongs to', () => {
    expect(
      findUnreckoned({
        foes: [
          {
            name: 'Wight',
            soak: 0,
            attacks: [{name: 'Claw', bonus: Number.NaN}],
          },
          {name: 'Ghost', text: 'DEF NaN'},
        ],
      }),
    ).toEqual(['foes, Wight, attacks, Claw, bonus', 'foes, Ghost, text']);
  });

  it('is no word, no zero, and nothing that is missing', () => {
    expect(
      findUnreckoned({name: 'NaNcy', soak: 0, rank: -1, morale: null}),
    ).toEqual([]);
  });
});
