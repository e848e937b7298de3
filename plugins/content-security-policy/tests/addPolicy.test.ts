import {addPolicy} from '../addPolicy';

describe('the policy in a page', () => {
  it('comes before everything that it governs, right after the encoding', () => {
    expect(
      addPolicy(
        '<html><head><meta charset=UTF-8><script>a()</script>',
        "script-src 'self'; img-src $& data:",
      ),
    ).toBe(
      `<html><head><meta charset=UTF-8><meta http-equiv=content-security-policy content="script-src 'self'; img-src $& data:"><script>a()</script>`,
    );
  });

  it('is never left out: a page without a place for it stops the build', () => {
    expect(() => addPolicy('<html><p>', "script-src 'self'")).toThrow(
      'found no <meta charset> in the page that starts with "<html><p>"',
    );
  });
});
