import {parseSheet} from '../../build/readSheets';
import {COLUMNS, type Column} from '../../model/record';
import {
  listFaults,
  file,
  good,
  head,
  line,
  power,
  read,
} from '../../../../world/tests/support/spellSheet';

describe('a sheet of spells and powers', () => {
  it('contains records, and the row of each', () => {
    const {records, faults} = read(line({}), '', line(power));
    expect(faults).toEqual([]);
    expect(records.map(({row, record}) => [row, record.name])).toEqual([
      [2, 'Ash Whisper'],
      [4, 'Harden Skin (3/day)'],
    ]);
    expect(records[0]).toEqual({
      file,
      row: 2,
      record: {
        ...good,
        level: 1,
        sphere: ['Enchantment'],
        heldBy: [],
      },
    });
  });

  it.each<[string, Partial<Record<Column, string>>]>([
    ['the lowest spell', {level: '1'}],
    ['the highest spell', {level: '8'}],
    ['the lowest power', {...power, level: '2'}],
    ['the highest power', {...power, level: '12'}],
    ['a name of 32 characters', {name: 'A'.repeat(32)}],
    ['three spheres', {sphere: 'Charm; Smoke; Illusion'}],
    ['two holders', {...power, heldBy: 'Goblin; Smoke Mage'}],
    ['the shortest description', {description: 'x'.repeat(60)}],
    ['the longest description', {description: 'x'.repeat(420)}],
    ['a passive power', {...power, castingTime: 'Passive'}],
    ['no save', {save: 'None'}],
  ])('accepts %s', (_, cells) => {
    expect(listFaults(cells)).toEqual([]);
  });
});

describe('the fault of a whole sheet', () => {
  it('is a missing column, with the name that it may have', () => {
    expect(
      parseSheet({
        file,
        text: `${head.replace('castingTime', 'castngTime')}\n${line({})}\n`,
      }).faults,
    ).toEqual([
      {
        file,
        row: 1,
        column: 'castingTime',
        found: 'no column "castingTime" (is it called "castngTime"?)',
        expected: `the headings ${head}`,
      },
      {
        file,
        row: 1,
        column: 'castngTime',
        found: 'the heading "castngTime"',
        expected: `only the headings ${head}`,
      },
    ]);
  });

  it('is a stray quote, without the text that it swallows', () => {
    const stray = line({}).replace('"Ash Whisper"', '"Ash Whisper');
    expect(read(line(power), stray, line({name: 'Veil'})).faults).toEqual([
      {
        file,
        row: 3,
        found: expect.any(String),
        expected: 'quotes around the whole cell',
      },
    ]);
  });

  it('is a row with a cell too few', () => {
    expect(read('Spell,Dim Magika,1').faults).toEqual([
      {
        file,
        row: 2,
        found: '3 cells',
        expected: `${COLUMNS.length}, one per heading`,
      },
    ]);
  });
});
