import {splitProperties} from '../../model/frontMatter';

describe('the properties of a note', () => {
  it('become a table of what readers see', () => {
    expect(
      splitProperties({title: 'A', race: 'elf', age: 30, dead: false}),
    ).toEqual({
      table: [
        '| Property | Value |',
        '| --- | --- |',
        '| race | elf |',
        '| age | 30 |',
        '| dead | false |',
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
    ['an object', {map: {lat: 1}}],
    ['a list of objects', {all: [{a: 1}]}],
    ['an empty value', {rank: null}],
    ['a look', {publish: true}],
    ['a key of this site', {aliases: ['x']}],
  ])('leave %s out of it', (_, data) => {
    expect(splitProperties(data)).toEqual({table: [], rest: data});
  });
});
