import {policyFor} from '../../../../plugins/content-security-policy/policyFor';

const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('the policy of a build', () => {
  it('names each script once, however many pages hold it', () => {
    const page = '<script>alert(1)</script>';
    expect(policyFor([page, page])).toContain(`script-src 'self' ${hash};`);
  });

  it('lets demos run their own scripts, and hand their code to the sites that take it (C11)', () => {
    const demo = '<figure data-script-hashes="sha256-a= sha256-b="></figure>';
    const policy = policyFor([demo]);
    expect(policy).toContain(`script-src 'self' 'sha256-a=' 'sha256-b=';`);
    expect(policy).toContain(
      `form-action 'self' https://codepen.io https://jsfiddle.net;`,
    );
  });

  it('lets pages read what they decrypted themselves, and start workers of their own (G4)', () => {
    const policy = policyFor(['<p></p>']);
    expect(policy).toContain(`img-src 'self' data: blob:;`);
    expect(policy).toContain(`connect-src 'self' blob:; worker-src 'self';`);
  });

  it('does not depend on the order of pages', () => {
    const pages = ['<script>a()</script>', '<script>b()</script>'];
    expect(policyFor(pages)).toBe(policyFor(pages.toReversed()));
  });

  it('lets no other script run, and nothing come from other hosts', () => {
    const policy = policyFor(['<p></p>']);
    expect(policy).toContain(`default-src 'self'; script-src 'self';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|http|\*/);
  });
});
