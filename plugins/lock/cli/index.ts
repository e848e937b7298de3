import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lockFile} from '../folders';
import {demoEntries, readLock, writeLock} from '../lockFile';
import {askPassword} from './askPassword';
import {
  addPassword,
  listPasswords,
  revokePassword,
  type Edited,
} from './editLock';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** The options of `lock add`. */
type AddOptions = {
  readonly cost?: string;
  readonly hint?: string;
  readonly demo?: true;
};

/** Lists the passwords; with `strict`, a published one is an error. */
function list(file: string, strict: boolean): void {
  const lock = readLock(file);
  console.log(listPasswords(lock).join('\n'));
  const [demo] = demoEntries(lock);
  if (strict && demo !== undefined) {
    console.error(
      `[ERROR] ${basename(file)}: the password of the demo entry "${demo}" is published, so what it opens is not secret. Run "npx docusaurus lock revoke ${demo}".`,
    );
    process.exitCode = 1;
  }
}

/** Adds the command `lock`, which keeps the passwords in a file. */
export function addLockCommand(cli: Cli, file: string): void {
  const write = ({lock, said}: Edited): void => {
    writeLock(file, lock);
    console.log(said);
  };
  const command = cli
    .command('lock')
    .description('Keep the passwords of locked pages.');
  command
    .command('add <place> <id>')
    .description(
      'Add a password for the pages below a path, or "admin" for all locked pages.',
    )
    .option('--cost <10-31>', 'cost of its hashes')
    .option('--hint <text>', 'hint of the prompt')
    .option('--demo', 'the password is published')
    .action(async (place: string, id: string, {cost, ...more}: AddOptions) => {
      const typed = await askPassword('New password (empty to generate one)');
      write(
        await addPassword(readLock(file), {
          ...more,
          place,
          id,
          cost: cost === undefined ? undefined : Number(cost),
          typed,
        }),
      );
    });
  command
    .command('revoke <id>')
    .description('Remove a password, from the next build on.')
    .action((id: string) => {
      write(revokePassword(readLock(file), id));
    });
  command
    .command('list')
    .description('List the passwords by path.')
    .option('--strict', 'fail if one of them is published')
    .action(({strict = false}: {readonly strict?: boolean}) => {
      list(file, strict);
    });
}

/** Adds the command to a site whose areas are locked by other plugins. */
export default function lockCommandPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'lock-command',
    extendCli(cli) {
      addLockCommand(cli, join(siteDir, lockFile));
    },
  };
}
