import {buildPolicies} from '../policyFor';
import type {Discussion} from '../../../src/site/discussion';

const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const one = `sha256-${'a'.repeat(43)}=`;
const two = `sha256-${'b'.repeat(43)}=`;

const nobody: Discussion = {provider: 'off'};

function getHeader(
  pages: readonly string[],
  discussion: Discussion = nobody,
): string {
  return buildPolicies({pages, discussion}).header;
}

function demo(hashes: string): string {
  return `<figure data-script-hashes="${hashes}"></figure>`;
}

describe('the policy of a build', () => {
  it('names each script once, however many pages contain it', () => {
    const page = '<script>alert(1)</script>';
    expect(getHeader([page, page])).toContain(`script-src 'self' ${hash};`);
  });

  it('lets demos run their own scripts, and send their code to the sites that receive it', () => {
    const policy = getHeader([demo(`${one} ${two}`)]);
    expect(policy).toContain(`script-src 'self' '${one}' '${two}';`);
    expect(policy).toContain(
      `form-action 'self' https://codepen.io https://jsfiddle.net;`,
    );
  });

  it('lets pages read what they decrypted, and start their own workers', () => {
    const policy = getHeader(['<p></p>']);
    expect(policy).toContain(`img-src 'self' data: blob:;`);
    expect(policy).toContain(`media-src 'self' blob:;`);
    expect(policy).toContain(`connect-src 'self' blob:; worker-src 'self';`);
  });

  it('lets no other script run, and nothing load from other hosts', () => {
    const policy = getHeader(['<p></p>']);
    expect(policy).toContain(`default-src 'self'; script-src 'self';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|http|\*/);
  });

  it.each([
    "'unsafe-inline'",
    "https://evil.example 'unsafe-eval'",
    'sha256-a=',
    `sha256-${'a'.repeat(44)}`,
    `sha256-${'a'.repeat(43)}=;`,
    `${one}\t'unsafe-inline'`,
    '*',
    '',
  ])('is not weakened by an attribute of a page that holds %j', (found) => {
    expect(() => getHeader([demo(found)])).toThrow(
      'expected "sha256-", 43 characters of base64, and "="',
    );
  });

  it('limits framing if a host sends it, but not in a page, where browsers would complain', () => {
    const {header, meta} = buildPolicies({pages: [], discussion: nobody});
    expect(header).toBe(`${meta}; frame-ancestors 'self'`);
    expect(meta).not.toContain('frame-ancestors');
  });

  it('lets pages connect to the chosen provider of comments only', () => {
    const waline = getHeader([], {
      provider: 'waline',
      server: 'https://talk.example/api',
    });
    expect(waline).toContain(`connect-src 'self' blob: https://talk.example;`);
    expect(waline).toContain(
      `img-src 'self' data: blob: https: https://talk.example;`,
    );
    const giscus = getHeader([], {
      provider: 'giscus',
      repo: 'a/b',
      repoId: 'c',
      category: 'd',
      categoryId: 'e',
    });
    expect(giscus).toContain(`frame-src 'self' https://giscus.app;`);
    expect(giscus).toContain(`connect-src 'self' blob:;`);
  });
});
