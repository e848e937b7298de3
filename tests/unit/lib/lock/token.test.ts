import {readToken, tokenKey, tokenText} from '../../../../src/lib/lock/token';

describe('what is remembered of a password (G3)', () => {
  it('has one name for the whole site and one for each path', () => {
    expect(tokenKey('admin', '/', '/reference')).toBe('docs-lock:global');
    expect(tokenKey('path', '/', '/reference')).toBe(
      'docs-lock:path:/reference',
    );
  });

  it('has names of its own on a host that sites share', () => {
    expect(tokenKey('admin', '/orrameth/', '/reference')).toBe(
      'docs-lock:global:/orrameth',
    );
    expect(tokenKey('path', '/orrameth/', '/reference')).toBe(
      'docs-lock:path:/orrameth/reference',
    );
  });

  it('comes back', () => {
    const token = {id: 'lamp', kek: 'AAAA'};
    expect(readToken(tokenText(token))).toEqual(token);
  });

  it.each([
    '',
    'x',
    'null',
    '1',
    '{}',
    '{"v":2,"id":"a","kek":"b"}',
    '{"v":1,"id":1,"kek":"b"}',
    '{"v":1,"id":"a"}',
  ])('is nothing where the storage holds %s', (text) => {
    expect(readToken(text)).toBeUndefined();
  });
});
