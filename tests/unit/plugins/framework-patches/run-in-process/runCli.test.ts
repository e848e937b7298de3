import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const core = dirname(require.resolve('@docusaurus/core/package.json'));

describe('the command of Docusaurus inside npm start', () => {
  it('is what its own command runs', () => {
    const command = readFileSync(join(core, 'bin/docusaurus.mjs'), 'utf8');
    expect(command).toContain('await runCLI(process.argv)');
    expect(readFileSync(join(core, 'lib/index.js'), 'utf8')).toMatch(
      /exports\.runCLI = |"runCLI"/,
    );
  });
});
