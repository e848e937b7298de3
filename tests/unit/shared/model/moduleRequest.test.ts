import {
  readRequest,
  writeRequest,
} from '../../../../src/shared/model/moduleRequest';
import fc from '../../../support/properties';

describe('the request of a page to a module, as the query of its import', () => {
  it('is the same after writing and parsing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (request) => {
        expect(readRequest(writeRequest(request))).toEqual(
          JSON.parse(JSON.stringify(request)),
        );
      }),
    );
  });

  it('contains no character with a meaning to bundlers', () => {
    const files = ["100% #1!.png?a|b&c=(d)*'e'", 'Über/x.png'];
    expect(writeRequest({files})).toMatch(/^\?[\w%.~-]+$/);
  });

  it.each([[{}], [{row: undefined}]])('is empty without options', (request) => {
    expect(writeRequest(request)).toBe('');
    expect(readRequest('')).toEqual({});
  });

  it('is rejected if it was written by hand', () => {
    expect(() => readRequest('?row=Mail')).toThrow(
      'found the query "?row=Mail", expected one in JSON',
    );
  });
});
