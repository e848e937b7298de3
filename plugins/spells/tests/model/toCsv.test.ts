import {parseSheet} from '../../build/readSheets';
import {toCsv} from '../../model/toCsv';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

describe('records as a CSV sheet', () => {
  it('are the same after writing and parsing', () => {
    const records = [
      spellRecord({name: 'One', sphere: ['Charm', 'Smoke']}),
      spellRecord({
        type: 'Power',
        level: 12,
        name: 'Two (at will)',
        heldBy: ['Goblin', 'Orc'],
      }),
    ];
    const reading = parseSheet({file: 'a.csv', text: toCsv(records)});
    expect(reading.faults).toEqual([]);
    expect(reading.records.map(({record}) => record)).toEqual(records);
  });
});
