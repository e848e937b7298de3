import {listKeyedPlaces} from '../../model/keyedPlan';

/** A sheet of one place at a position. */
function makeSheet(across: string, down: string) {
  return {
    columns: ['Place', 'What you find', 'Ask for', 'Across', 'Down'],
    rows: [['Morrow’s quay', 'lanterns', 'the widow', across, down]],
  };
}

const options = {anchors: 'long-bridge', shown: 50};

describe('the places of a plan', () => {
  it('have an address each, and a position within the part that is shown', () => {
    expect(listKeyedPlaces(makeSheet('12.5', '40'), options)).toEqual([
      {
        id: 'long-bridge-morrows-quay',
        name: 'Morrow’s quay',
        details: [
          ['What you find', 'lanterns'],
          ['Ask for', 'the widow'],
        ],
        across: 25,
        down: 40,
      },
    ]);
  });

  it('may be at the edge of the part that is shown, and not beyond it', () => {
    const [place] = listKeyedPlaces(makeSheet('50', '100'), options);
    expect(place).toMatchObject({across: 100, down: 100});
    expect(() => listKeyedPlaces(makeSheet('50.1', '40'), options)).toThrow(
      'found "50.1" as the position of Morrow’s quay on its plan, expected a number from 0 to 50.',
    );
    expect(() => listKeyedPlaces(makeSheet('10', '100.1'), options)).toThrow(
      'expected a number from 0 to 100.',
    );
  });

  it.each(['', 'left', '-1'])('are not without a position: "%s"', (across) => {
    expect(() => listKeyedPlaces(makeSheet(across, '40'), options)).toThrow(
      'as the position of Morrow’s quay',
    );
  });
});
