import {spawnSync} from 'node:child_process';
import {siteDir} from '../../../tests/support/site';

/** Runs code that fails, as a command of Docusaurus does. */
function fail(env: Readonly<Record<string, string>>): readonly string[] {
  const code = `
    const {printErrorsPlainly} = require('./plugins/plain-errors');
    printErrorsPlainly();
    const cause = new Error('docs/a.md:3: found "x", expected "y".');
    const error = new Error('The site cannot be built.', {cause});
    console.error(require('node:util').inspect(error, {depth: Infinity}));
    console.error('Docusaurus version: 3');
    process.exit(1);`;
  const {stderr} = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', '--eval', code],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, ...env},
    },
  );
  return stderr.trim().split('\n');
}

describe('a fault that ends a command', () => {
  it('is told by its messages, with the cause as the last line', () => {
    expect(fail({})).toEqual([
      'The site cannot be built.',
      'docs/a.md:3: found "x", expected "y".',
      'Docusaurus version: 3',
      '',
      '[ERROR] docs/a.md:3: found "x", expected "y".',
    ]);
  });

  it('shows its stack with DEBUG', () => {
    const lines = fail({DEBUG: '1'});
    expect(lines.some((line) => line.trim().startsWith('at '))).toBe(true);
    expect(lines.at(-1)).toBe('Docusaurus version: 3');
  });
});
