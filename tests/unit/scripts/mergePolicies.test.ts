import {mergePolicies} from '../../../scripts/build-site/mergePolicies';

describe('the policy that a host sends for all languages', () => {
  it('allows what the pages of each language need', () => {
    expect(
      mergePolicies([
        "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; upgrade-insecure-requests",
        "default-src 'self'; script-src 'self' 'sha256-c' 'sha256-a'; frame-src https://giscus.app;",
      ]),
    ).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b' 'sha256-c'; upgrade-insecure-requests; frame-src https://giscus.app",
    );
  });

  it('is that of the only language', () => {
    expect(mergePolicies(["default-src 'none'"])).toBe("default-src 'none'");
  });
});
