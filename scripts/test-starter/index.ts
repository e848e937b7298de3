import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {makeLinkedWorld} from './linkedWorld';

/** The commands that must succeed in a new world. */
const COMMANDS = [
  'git -c user.name=Author -c user.email=author@example.org commit -qm "A new world"',
  'npx docusaurus map cut',
  'npm test',
] as const;

void startCommand('test-starter', () => {
  readArguments({
    usage: 'tsx scripts/test-starter/index.ts, without arguments.',
  });
  const scratch = mkdtempSync(join(tmpdir(), 'starter-'));
  try {
    const cwd = join(scratch, 'new-world');
    makeLinkedWorld(cwd);
    const failed = COMMANDS.find(
      (command) =>
        spawnSync(command, {cwd, shell: true, stdio: 'inherit'}).status !== 0,
    );
    if (failed !== undefined) {
      throw new Error(`a new world fails at ${failed}.`);
    }
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
});
