import {reasons} from '../../../scripts/rehearse-upgrade/reasons';
import {
  listDocusaurus,
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

  it('is every package of Docusaurus that the project names', () => {
    expect(
      listDocusaurus({
        dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1'},
        devDependencies: {'@docusaurus/types': '3.10.2', jest: '30.0.0'},
      }),
    ).toEqual(['@docusaurus/core', '@docusaurus/types']);
  });

  it('is the canary that was made last, of the highest major version', () => {
    expect(
      newestCanary([
        [
          '4.0.0-canary-999',
          '4.0.0-canary-6808',
          '3.10.1-canary-7001',
          '3.10.2',
          '0.0.0-5010',
        ],
      ]),
    ).toBe('4.0.0-canary-6808');
  });

  it('is a canary that every package has', () => {
    expect(
      newestCanary([
        ['4.0.0-canary-6808', '4.0.0-canary-6822'],
        ['4.0.0-canary-6808'],
      ]),
    ).toBe('4.0.0-canary-6808');
  });

  it.each([[[['3.10.2']]], [[['4.0.0-canary-1'], ['4.0.0-canary-2']]]])(
    'is nothing where there is no canary, and says so: %j',
    (versions) => {
      expect(() => newestCanary(versions)).toThrow(
        `found no canary that all ${versions.length} packages of Docusaurus have, expected one: say --docusaurus.`,
      );
    },
  );
});

describe('what a rehearsal says of a command that failed', () => {
  it('is the lines that name a fault, each once, without where it came from', () => {
    expect(
      reasons(
        [
          'compiling',
          '\u001B[31m[ERROR] Cannot find module a\u001B[39m',
          '    at error (file.js:1)',
          '  [ERROR] Cannot find module a',
          'npm warn EBADENGINE Unsupported engine',
        ].join('\n'),
      ),
    ).toEqual(['[ERROR] Cannot find module a']);
  });

  it('is its last words where none names a fault', () => {
    expect(reasons('a\nb\n\nc\nd\ne\nf\n')).toEqual(['b', 'c', 'd', 'e', 'f']);
  });
});
