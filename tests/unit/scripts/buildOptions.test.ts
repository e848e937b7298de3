import {parseBuildOptions} from '../../../scripts/build-site/parseBuildOptions';

describe('the options of a build', () => {
  it.each([
    [[], {folder: 'build', strict: false}],
    [['--strict'], {args: [], strict: true}],
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
      expect(parseBuildOptions(argv)).toMatchObject(options);
    },
  );

  it.each([
    [['--locale', 'de', '--strict'], 'de', ['--strict']],
    [
      ['--out-dir=x', '--no-minify', '--locale=de', '--out-dir', 'y'],
      'de',
      ['--no-minify'],
    ],
    [['--no-minify'], undefined, ['--no-minify']],
  ])(
    '%j name the language %s, and leave %j for the builds of others',
    (argv, locale, shared) => {
      expect(parseBuildOptions(argv)).toMatchObject({locale, shared});
    },
  );
});
