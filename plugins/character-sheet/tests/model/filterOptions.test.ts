import {filterOptions} from '../../model/filterOptions';
import type {SpellOption} from '../../model/sheetView';

function option(name: string, change: Partial<SpellOption> = {}): SpellOption {
  return {
    name,
    anchor: name,
    level: 1,
    kind: 'spell',
    facts: 'Dim Magika · 2 AP',
    count: 0,
    isCounted: false,
    ...change,
  };
}

const options = [
  option('Hush Ring', {level: 2}),
  option('Bark Knuckles', {facts: 'Ecolu Ahn Mutus', refusal: 'No.'}),
  option('Ash Whisper'),
  option('Stolen Word', {refusal: 'No.', count: 1}),
];

function list(text: string, isOpenOnly: boolean): readonly string[] {
  return filterOptions(options, text, isOpenOnly).map(({name}) => name);
}

describe('the choice of spells', () => {
  it('has what is allowed and what the character has, by level and name', () => {
    expect(list('', true)).toEqual(['Ash Whisper', 'Stolen Word', 'Hush Ring']);
    expect(list('', false)).toHaveLength(4);
  });

  it('finds words of names, schools and levels in any order', () => {
    expect(list('RING spell 2', true)).toEqual(['Hush Ring']);
    expect(list('magika ash', true)).toEqual(['Ash Whisper']);
    expect(list('mutus', false)).toEqual(['Bark Knuckles']);
    expect(list('mutus', true)).toEqual([]);
  });
});
