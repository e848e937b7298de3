import {listReasons} from '../../../scripts/rehearse-upgrade/listReasons';
import {
  listDocusaurus,
  newestCanary,
  upgradedManifest,
} from '../../../scripts/rehearse-upgrade/upgradedManifest';

describe('the packages of a rehearsed upgrade', () => {
  it('include another Docusaurus, and the Node that it requires; all others stay', () => {
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

  it('include every package of Docusaurus in the project', () => {
    expect(
      listDocusaurus({
        dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1'},
        devDependencies: {'@docusaurus/types': '3.10.2', jest: '30.0.0'},
      }),
    ).toEqual(['@docusaurus/core', '@docusaurus/types']);
  });

  it('include the newest canary of the highest major version', () => {
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

  it('include only a canary that every package has', () => {
    expect(
      newestCanary([
        ['4.0.0-canary-6808', '4.0.0-canary-6822'],
        ['4.0.0-canary-6808'],
      ]),
    ).toBe('4.0.0-canary-6808');
  });

  it.each([[[['3.10.2']]], [[['4.0.0-canary-1'], ['4.0.0-canary-2']]]])(
    'do not exist if there is no canary, which is reported: %j',
    (versions) => {
      expect(() => newestCanary(versions)).toThrow(
        `found no canary that all ${versions.length} packages of Docusaurus have, expected one: choose it with --docusaurus.`,
      );
    },
  );
});

describe('the reported output of a failed command', () => {
  it('is the lines with errors, each once, without stack traces', () => {
    expect(
      listReasons(
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

  it('is its last lines if none has an error', () => {
    expect(listReasons('a\nb\n\nc\nd\ne\nf\n')).toEqual([
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
  });
});
