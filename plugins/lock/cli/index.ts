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

type AddOptions = {
  readonly cost?: string;
  readonly hint?: string;
  readonly demo?: true;
};

/** Lists the passwords; with `strict`, a published password is an error. */
function list(file: string, strict: boolean): void {
  const lock = readLock(file);
  console.log(listPasswords(lock).join('\n'));
  const [demo] = demoEntries(lock);
  if (strict && demo !== undefined) {
    console.error(
      `[ERROR] ${basename(file)}: the password of the demo entry "${demo}" is public, so the pages it opens are not secret. Run "npx docusaurus lock revoke ${demo}".`,
    );
    process.exitCode = 1;
  }
}

/** Adds the command `lock`, which manages the passwords in a file. */
export function addLockCommand(cli: Cli, file: string): void {
  const write = ({lock, said}: Edited): void => {
    writeLock(file, lock);
    console.log(said);
  };
  const command = cli
    .command('lock')
    .description('Manage the passwords of locked pages.');
  command
    .command('add <place> <id>')
    .description(
      'Add a password for the pages below a path, or "admin" for all locked pages.',
    )
    .option('--cost <10-31>', 'bcrypt cost of its hash')
    .option('--hint <text>', 'hint to show in the password prompt')
    .option('--demo', 'the password is public')
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
    .description('Remove a password. It stops working with the next build.')
    .action((id: string) => {
      write(revokePassword(readLock(file), id));
    });
  command
    .command('list')
    .description('List the passwords by path.')
    .option('--strict', 'fail if one of them is public')
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
