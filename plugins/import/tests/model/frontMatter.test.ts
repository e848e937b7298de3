import {fillFields, splitProperties} from '../../model/frontMatter';

describe('the properties of a note', () => {
  it('become a table of what readers see', () => {
    expect(
      splitProperties({
        title: 'A',
        race: 'elf',
        age: 30,
        dead: false,
        heals: {wounds: 2, sleep: {}},
        foes: ['', {rank: 'low'}],
      }),
    ).toEqual({
      table: [
        '| Property | Value |',
        '| --- | --- |',
        '| race | elf |',
        '| age | 30 |',
        '| dead | false |',
        '| heals › wounds | 2 |',
        '| foes › 2 › rank | low |',
        '',
      ],
      rest: {title: 'A'},
    });
  });

  it('cannot break the table, nor run as code', () => {
    const {table} = splitProperties({note: 'a|b\n<c> {d}'});
    expect(table[2]).toBe('| note | a\\|b &lt;c> \\{d} |');
  });

  it.each([
    ['an empty value', {rank: null}],
    ['a look', {publish: true}],
    ['a key of this site', {aliases: ['x']}],
  ])('leave %s out of it', (_, data) => {
    expect(splitProperties(data)).toEqual({table: [], rest: data});
  });
});

describe('the fields of a note', () => {
  it.each([
    ['Level `=this.level` of `= this.school`', 'Level 9 of air, fire'],
    [
      '`=this.map` `=this.none` `=that.level`',
      '`=this.map` `=this.none` `=that.level`',
    ],
  ])('in %j become %j', (line, expected) => {
    const data = {level: 9, school: ['air', 'fire'], map: {lat: 1}};
    expect(fillFields(line, data)).toBe(expected);
  });
});
