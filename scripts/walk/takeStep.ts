import {
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {Globby} from '@docusaurus/utils';
import type {Action, Step} from './chooseSteps';
import {killLater, startCommand, type CommandResult} from './runCommand';

/** The state of a random walk. */
export type Walk = {
  readonly folder: string;
  /** The port of the development server. */
  readonly port: number;
  /** The number of steps so far, which also makes the content of each step unique. */
  count: number;
  /** The current label of spoilers on every page. */
  fold: string;
};

/** Timeout of the site's start, in milliseconds. */
const TIMEOUT = 300_000;

/** The page that is written and removed, and the plugin whose label changes. */
const PAGE = 'docs/magic-science/walk.md';
const PLUGIN = 'plugins/markdown/spoilers.ts';

/** Throws an error with a command's output unless a condition holds. */
function demand(
  isDone: boolean,
  description: string,
  {output}: CommandResult,
): void {
  if (!isDone) {
    throw new Error(`${description}; its output:\n${output}`);
  }
}

/** Checks that a build shows the current label, and contains the page exactly if it exists. */
function judgeBuild({folder, fold}: Walk, ended: CommandResult): void {
  const page = join(folder, 'build/magic-science/walk.html');
  const start = join(folder, 'build/magic-science/start.html');
  demand(ended.status === 0, 'found a build that failed', ended);
  demand(
    existsSync(page) === existsSync(join(folder, PAGE)),
    'found a build whose pages differ from the folder',
    ended,
  );
  demand(
    !existsSync(start) || readFileSync(start, 'utf8').includes(fold),
    `found a build without "${fold}", the label that a plugin has now`,
    ended,
  );
}

async function build(walk: Walk): Promise<void> {
  judgeBuild(walk, await startCommand(walk.folder, ['build']).ended);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Starts the site, does something meanwhile, and stops it with Ctrl+C. */
async function open(
  {folder, port}: Walk,
  beside: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const args = ['start', '--', '--no-open', '--port', String(port)];
  const run = startCommand(folder, args);
  const until = Date.now() + TIMEOUT;
  while (!(await answers(`http://localhost:${port}/`))) {
    const state = await Promise.race([run.ended, wait(300)]);
    if (state !== undefined || Date.now() > until) {
      run.signal('SIGKILL');
      throw new Error(`found a server that does not respond:\n${run.output()}`);
    }
  }
  try {
    await beside();
  } finally {
    run.signal('SIGINT');
    await run.ended;
  }
}

/** Runs a build while the site is open, which must fail and name the other command. */
async function tryBuild({folder}: Walk): Promise<void> {
  const ended = await startCommand(folder, ['build']).ended;
  demand(
    ended.status !== 0 && ended.output.includes('"npm start"'),
    'found no refusal that names the other command',
    ended,
  );
}

async function lock({folder}: Walk, ...args: string[]): Promise<CommandResult> {
  return startCommand(folder, ['lock', '--', ...args], {
    // An empty password makes the command generate one.
    LOCK_PASSWORD: '',
  }).ended;
}

/** Adds or revokes a password, unless that has already been done. */
async function changeLock(walk: Walk, isIn: boolean): Promise<void> {
  const file = join(walk.folder, 'lock.json');
  const isThere = readFileSync(file, 'utf8').includes('"id": "walker"');
  if (isIn !== isThere) {
    const args = isIn ? ['add', '/reference', 'walker'] : ['revoke', 'walker'];
    const ended = await lock(walk, ...args, ...(isIn ? ['--cost', '10'] : []));
    demand(ended.status === 0, 'found a lock that does not change', ended);
  }
}

async function seal(walk: Walk): Promise<void> {
  const ended = await lock(walk, 'seal');
  demand(ended.status === 0, 'found a seal that failed', ended);
}

async function check({folder}: Walk): Promise<void> {
  const ended = await startCommand(folder, ['check:types']).ended;
  demand(ended.status === 0, 'found a check that failed', ended);
}

/** Truncates a file of the bundler's cache, as a power failure might. */
async function cutCache({folder, count}: Walk): Promise<void> {
  const cwd = join(folder, 'node_modules/.cache');
  const paths = (await Globby('**/*', {cwd, dot: true})).toSorted();
  const chosen = paths[(count * 7) % Math.max(paths.length, 1)];
  if (chosen !== undefined) {
    const path = join(cwd, chosen);
    truncateSync(path, Math.floor(statSync(path).size / 2));
  }
}

function changePlugin(walk: Walk): void {
  const file = join(walk.folder, PLUGIN);
  const next = `Covered ${walk.count}`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(`value: '${walk.fold}'`, `value: '${next}'`),
  );
  walk.fold = next;
}

function writePage({folder, count}: Walk): void {
  writeFileSync(
    join(folder, PAGE),
    `---\ntitle: Walk\n---\n\nStep ${count} of a walk was written here.\n`,
  );
}

/** The actions that run to completion. */
const deeds: Readonly<
  Partial<Record<Action, (walk: Walk) => Promise<void> | void>>
> = {
  build,
  start: (walk) => open(walk),
  'start, and a build beside it': (walk) => open(walk, () => tryBuild(walk)),
  check,
  'lock add': (walk) => changeLock(walk, true),
  'lock revoke': (walk) => changeLock(walk, false),
  'lock seal': seal,
  'a page written': writePage,
  'a page removed': ({folder}) => {
    rmSync(join(folder, PAGE), {force: true});
  },
  'a plugin changed': changePlugin,
  'a file of the cache cut short': cutCache,
};

/** The actions whose command is killed. */
const killed: Readonly<
  Partial<Record<Action, (walk: Walk) => readonly string[]>>
> = {
  'build, killed': () => ['build'],
  'start, killed': ({port}) => [
    'start',
    '--',
    '--no-open',
    '--port',
    String(port),
  ],
  'lock seal, killed': () => ['lock', '--', 'seal'],
};

/**
 * Takes a step.
 *
 * @throws Error with the output of a command that failed.
 */
export async function takeStep(walk: Walk, step: Step): Promise<void> {
  walk.count += 1;
  const args = killed[step.action]?.(walk);
  if (args !== undefined) {
    await killLater(step.killAfter, startCommand(walk.folder, args));
  }
  await deeds[step.action]?.(walk);
}
