import {describeTrial} from '../../../../../scripts/page-report/tables/findTableFaults';

const PLACE = 'static/a.csv:3';
const fine = {read: [], unreckoned: []};

describe('a change of the tables of fights and characters (W2)', () => {
  it('is refused if they cannot be read with it', () => {
    const failure = 'No row has the Weapon "knife".';
    expect(describeTrial(PLACE, {...fine, failure}, fine)).toEqual([
      'static/a.csv:3: found a change with which fights and characters cannot be reckoned (No row has the Weapon "knife"), expected one that their tables can read.',
    ]);
    expect(
      describeTrial(PLACE, {...fine, failure}, {...fine, failure}),
    ).toEqual([]);
  });

  it('is refused if a number is lost', () => {
    const known = {...fine, unreckoned: ['Ghost, soak']};
    const trial = {...fine, unreckoned: ['Ghost, soak', 'Wight, soak']};
    expect(describeTrial(PLACE, trial, known)).toEqual([
      'static/a.csv:3: found no number for Wight, soak, expected one, because fights and characters are reckoned with it.',
    ]);
    expect(describeTrial(PLACE, known, known)).toEqual([]);
  });
});
