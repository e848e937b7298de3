import {
  newestCanary,
  upgradedManifest,
} from '../../../scripts/rehearse-upgrade/upgradedManifest';

describe('what a rehearsal of an upgrade installs', () => {
  it('is another Docusaurus, and the Node that it asks for; all else stays', () => {
    expect(
      upgradedManifest(
        {
          name: 'site',
          dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1'},
          devDependencies: {'@docusaurus/types': '3.10.2', jest: '30.0.0'},
        },
        {docusaurus: '4.0.0-canary-1', node: '26'},
      ),
    ).toEqual({
      name: 'site',
      dependencies: {'@docusaurus/core': '4.0.0-canary-1', react: '19.3.1'},
      devDependencies: {
        '@docusaurus/types': '4.0.0-canary-1',
        jest: '30.0.0',
        node: '26',
      },
    });
  });

  it('is the canary that was made last, of the highest major version', () => {
    expect(
      newestCanary([
        '4.0.0-canary-999',
        '4.0.0-canary-6808',
        '3.10.1-canary-7001',
        '3.10.2',
        '0.0.0-5010',
      ]),
    ).toBe('4.0.0-canary-6808');
  });

  it('is nothing where there is no canary, and says so', () => {
    expect(() => newestCanary(['3.10.2'])).toThrow(
      'found no canary among 1 versions of Docusaurus, expected one: say --docusaurus.',
    );
  });
});
