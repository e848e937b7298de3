import {canonicalPath, matchScope} from '../../format/paths';
import fc from '../../../../tests/support/properties';

const prefixes = ['/reference', '/reference/gm'];

describe('the path of a lock', () => {
  it.each([
    '/reference',
    '/reference/',
    '/reference.html',
    '/Reference/',
    '/reference/index.html',
    '/reference/index',
    '//reference//',
    '/./reference',
    '/%72eference/',
    '/x/../reference',
    String.raw`\reference`,
    '/reference?x=/handbook',
    '/reference/#locked',
  ])('cases 10 and 11: is the same for %s', (path) => {
    expect(canonicalPath(path)).toBe('/reference');
  });

  it.each([
    ['/reference/a', '/reference'],
    ['/x/../reference/a.html', '/reference'],
    ['/reference/gm', '/reference/gm'],
    ['/reference/gm/x', '/reference/gm'],
    ['/reference/gmx', '/reference'],
    ['/reference-other', undefined],
    ['/referenceX', undefined],
    ['/reference/%2e%2e/handbook', undefined],
    ['/', undefined],
  ])('of %s belongs to %s', (path, scope) => {
    expect(matchScope(path, prefixes)).toBe(scope);
  });

  it('belongs to the whole site if that is a prefix, and none is longer', () => {
    expect(matchScope('/handbook', ['/', '/reference'])).toBe('/');
    expect(matchScope('/reference/a', ['/', '/reference'])).toBe('/reference');
  });

  it('keeps malformed escapes as they are written', () => {
    expect(canonicalPath('/reference/%zz')).toBe('/reference/%zz');
  });

  it('stays the same when it is normalized again', () => {
    const path = fc
      .array(
        fc.constantFrom('A', 'b.htm.x', '..', '.', '', 'index-x', 'gm', 'é'),
      )
      .map((steps) => `/${steps.join('/')}`);
    fc.assert(
      fc.property(path, (any) => {
        const once = canonicalPath(any);
        expect(once).toMatch(/^\/(?:[^/]+(?:\/[^/]+)*)?$/);
        expect(canonicalPath(`${once}/`)).toBe(once);
      }),
    );
  });

  it('belongs to a prefix whatever follows it, and never to a longer name that begins alike', () => {
    const step = fc.stringMatching(/^[a-z\d-]{1,8}$/);
    fc.assert(
      fc.property(step, step, (one, other) => {
        expect(matchScope(`/x/${one}/${other}`, [`/x/${one}`])).toBe(
          `/x/${one}`,
        );
        expect(matchScope(`/x/${one}${other}`, [`/x/${one}`])).toBeUndefined();
      }),
    );
  });
});
