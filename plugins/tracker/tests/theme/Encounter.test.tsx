import {render, screen} from '@testing-library/react';
import Encounter from '../../theme/Encounter';
import {makeFighter} from '../fighters';

describe('an encounter', () => {
  it('shows each foe with its number, its figures, and how it is played', () => {
    render(
      <Encounter
        where="the cellar"
        groups={[
          {
            fighter: makeFighter('Wolf', {
              powers: [
                {
                  name: 'Howl',
                  when: 'turn',
                  cost: 2,
                  save: 'Mind',
                  strength: 13,
                  targets: 2,
                },
              ],
            }),
            side: 'foes',
            count: 2,
          },
          {fighter: makeFighter('Bear'), side: 'foes', count: 1, name: 'Snow'},
        ]}
      />,
    );
    expect(screen.getByRole('figure').textContent).toMatch(
      /^Encounter: the cellar/,
    );
    expect(
      screen.getAllByRole('listitem').map(({textContent}) => textContent),
    ).toEqual([
      '2 × Wolf20 hit points · 6 AP · DEF 12 · Soak 1 · bite +4, 1d8 · Howl, Mind 13Bites.',
      'Snow (Bear)20 hit points · 6 AP · DEF 12 · Soak 1 · bite +4, 1d8Bites.',
    ]);
  });
});
