import {readLeakSite} from '../../../plugins/publish/readLeakSite';
import {commands} from '@engine/docs-lock/cli/commands';
import type {Request} from '@engine/docs-lock/cli/request';

/**
 * The arguments after `npm run lock --`: a command, its arguments, and answers to its questions.
 */
export type Typed = readonly [
  name: string,
  words: readonly string[],
  rest?: Partial<Request> & {readonly password?: string},
];

/** Runs a command of the lock on a site, and types the password that it asks for. */
export async function runCommand(
  siteDir: string,
  ...[name, args, rest = {}]: Typed
): Promise<readonly string[]> {
  const {password = '', ...request} = rest;
  const command = commands[name];
  if (command === undefined) {
    throw new Error(`no command ${name}`);
  }
  return command({
    ...readLeakSite(siteDir),
    buildSealed: () => Promise.reject(new Error('nothing is built here')),
    args,
    cost: 10,
    hint: undefined,
    into: undefined,
    signer: undefined,
    keyFile: undefined,
    isWeak: false,
    isSlow: false,
    isNew: false,
    isDemo: false,
    isRepository: false,
    ask: () => Promise.resolve(password),
    ...request,
  });
}
