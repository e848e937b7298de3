import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {claimFolder} from '../../../scripts/run-alone/claimFolder';
import {runDocusaurus} from '../../../scripts/run-alone/runDocusaurus';
import {temporarySite} from '../../support/temporarySite';

describe('two commands on one folder', () => {
  it('are rejected with a message that names the first and the second', async () => {
    const siteDir = temporarySite({});
    const claim = await claimFolder(siteDir, 'npm start');
    await expect(claimFolder(siteDir, 'npm run build')).rejects.toThrow(
      `found "npm start" (process ${process.pid}) running in ${siteDir}, and "npm run build" writes the same files: wait until it ends, or stop it.`,
    );
    await claim.release();
  });

  it('may run one after the other, and on different folders', async () => {
    const siteDir = temporarySite({});
    const first = await claimFolder(siteDir, 'npm start');
    const other = await claimFolder(temporarySite({}), 'npm start');
    await first.release();
    const second = claimFolder(siteDir, 'npm run build');
    await expect(second).resolves.toHaveProperty('release');
    await (await second).release();
    await other.release();
  });

  it('need no manual cleanup if the first was killed', async () => {
    const siteDir = temporarySite({});
    const script = join(siteDir, 'claim.ts');
    const from = join(__dirname, '../../../scripts/run-alone/claimFolder.ts');
    writeFileSync(
      script,
      `import {claimFolder} from '${from}';
       claimFolder('${siteDir}', 'npm start').then(() => console.log('claimed'));
       setInterval(() => undefined, 1000);`,
    );
    const holder = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: join(__dirname, '../../..'),
    });
    await once(holder.stdout, 'data');
    await expect(claimFolder(siteDir, 'npm run build')).rejects.toThrow(
      `"npm start" (process ${holder.pid ?? 0})`,
    );
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const claim = await claimFolder(siteDir, 'npm run build');
    await claim.release();
  });
});

describe('a run of Docusaurus', () => {
  it('returns its exit code, and receives its arguments and settings', async () => {
    const siteDir = temporarySite({'package.json': '{}'});
    const core = join(siteDir, 'node_modules/@docusaurus/core');
    mkdirSync(join(core, 'bin'), {recursive: true});
    writeFileSync(join(core, 'package.json'), '{}');
    writeFileSync(
      join(core, 'bin/docusaurus.mjs'),
      `process.exit(process.argv[2] === 'build' && process.env.LOCK_SEAL === 'true' ? 7 : 1);`,
    );
    const env = {LOCK_SEAL: 'true'};
    expect(await runDocusaurus({siteDir, args: ['build'], env})).toBe(7);
    expect(await runDocusaurus({siteDir, args: ['build']})).toBe(1);
  });
});
