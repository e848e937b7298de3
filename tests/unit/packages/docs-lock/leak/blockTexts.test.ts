import {blockTexts} from '@engine/docs-lock/leak/blockTexts';

describe('the texts of a tree', () => {
  it('are lines of text, with and without nested parts', () => {
    expect(
      blockTexts(['p', 0, 'The ', ['strong', 0, 'miller'], ' paid']),
    ).toEqual([
      {text: 'The miller paid', isCode: false},
      {text: 'miller', isCode: false},
    ]);
  });

  it('are taken from lists and from nested elements', () => {
    expect(
      blockTexts({f: ['\n', ['div', {id: 'a'}, ['p', 0, 'One']], null]}),
    ).toEqual([{text: 'One', isCode: false}]);
  });

  it('are whole for code', () => {
    expect(
      blockTexts(['m:pre', 0, ['m:code', 0, ['span', 0, 'let'], ' x']]),
    ).toEqual([{text: 'let x', isCode: true}]);
  });
});
