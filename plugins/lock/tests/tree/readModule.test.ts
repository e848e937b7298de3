import {toModule, partedRequest} from '../../tree/readModule';

describe('a module that holds a value', () => {
  it('is a line of script', () => {
    expect(toModule({a: [1]})).toBe('export default {"a":[1]};');
  });
});

describe('a request for a module', () => {
  it.each([
    ['@spells', '@spells', ''],
    ['@spells?form=links', '@spells', '?form=links'],
    ['a.csv?a=1?b', 'a.csv', '?a=1?b'],
  ])('%s is split', (request, module, query) => {
    expect(partedRequest(request)).toEqual({module, query});
  });
});
