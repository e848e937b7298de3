import {readToken, tokenKey, tokenText} from '../../format/token';

describe('the token of a remembered password', () => {
  it('has one name for the whole site and one for each path', () => {
    expect(tokenKey('admin', '/', '/reference')).toBe('docs-lock:global');
    expect(tokenKey('path', '/', '/reference')).toBe(
      'docs-lock:path:/reference',
    );
  });

  it('has its own name on a host that several sites share', () => {
    expect(tokenKey('admin', '/orrameth/', '/reference')).toBe(
      'docs-lock:global:/orrameth',
    );
    expect(tokenKey('path', '/orrameth/', '/reference')).toBe(
      'docs-lock:path:/orrameth/reference',
    );
  });

  it('is valid until it expires', () => {
    const token = {id: 'lamp', until: 2000, held: 'BBBB'};
    expect(readToken(tokenText(token), 1999)).toMatchObject(token);
    expect(readToken(tokenText(token), 2000)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    'null',
    '1',
    '{}',
    '{"v":2,"id":"a","until":9,"held":"b"}',
    '{"v":2,"id":"a","until":9,"kek":"b"}',
    '{"v":3,"id":1,"until":9,"held":"b"}',
    '{"v":3,"id":"a","until":9}',
  ])('does not exist if the storage holds %s', (text) => {
    expect(readToken(text, 0)).toBeUndefined();
  });
});
