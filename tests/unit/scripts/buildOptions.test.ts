import {parseBuildOptions} from '../../../scripts/build-site/parseBuildOptions';

describe('the options of a build', () => {
  it.each([
    [[], {args: [], folder: 'build', strict: false}],
    [['--strict'], {args: [], folder: 'build', strict: true}],
    [
      ['--out-dir', 'elsewhere', '--no-minify'],
      {
        args: ['--out-dir', 'elsewhere', '--no-minify'],
        folder: 'elsewhere',
        strict: false,
      },
    ],
    [
      ['--out-dir=elsewhere', '--strict'],
      {args: ['--out-dir=elsewhere'], folder: 'elsewhere', strict: true},
    ],
  ])(
    '%j are split into those of Docusaurus, and whether the build is strict',
    (argv, options) => {
      expect(parseBuildOptions(argv)).toEqual(options);
    },
  );
});
