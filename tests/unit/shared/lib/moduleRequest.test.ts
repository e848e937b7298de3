import {
  readRequest,
  writeRequest,
} from '../../../../src/shared/lib/moduleRequest';
import fc from '../../../support/properties';

describe('what a page asks of a module, as the query of its import (A3)', () => {
  it('says the same when it is read back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (request) => {
        expect(readRequest(writeRequest(request))).toEqual(
          JSON.parse(JSON.stringify(request)),
        );
      }),
    );
  });

  it('holds no sign that means something to a bundler', () => {
    const files = ["100% #1!.png?a|b&c=(d)*'e'", 'Über/x.png'];
    expect(writeRequest({files})).toMatch(/^\?[\w%.~-]+$/);
  });

  it.each([[{}], [{row: undefined}]])(
    'is empty where nothing is asked',
    (request) => {
      expect(writeRequest(request)).toBe('');
      expect(readRequest('')).toEqual({});
    },
  );

  it('is refused where somebody wrote it by hand', () => {
    expect(() => readRequest('?row=Mail')).toThrow(
      'found the query "?row=Mail", expected one in JSON',
    );
  });
});
