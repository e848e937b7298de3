import {parseSheet} from '../../../../../../plugins/spell-catalogue/parseSheet';
import {toCsv} from '../../../../../../src/features/spells/lib/toCsv';
import {spellRecord} from '../../../../support/spellRecord';

describe('records as a CSV sheet', () => {
  it('begin with the headings, and end with a line break', () => {
    expect(toCsv([])).toBe(
      'type,school,level,name,range,duration,castingTime,aoe,save,sphere,heldBy,description\n',
    );
  });

  it('have quotes if a cell needs them', () => {
    const [, line] = toCsv([
      spellRecord({
        sphere: ['Illusion', 'Smoke'],
        duration: 'Concentration, up to 1 hour',
        description: 'Plain.',
      }),
    ]).split('\n');
    expect(line).toBe(
      'Spell,Dim Magika,1,Ash Whisper,60 feet,"Concentration, up to 1 hour",2 AP,1 creature,Mind negates,Illusion; Smoke,,Plain.',
    );
  });

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
