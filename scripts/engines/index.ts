import {spawnSync} from 'node:child_process';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {
  describeMissing,
  engineNames,
  findEngine,
  listLimits,
  type Engine,
} from './findEngine';

/** Finds the engines, and lists the skipped tests. */
function choose(names: readonly Engine['name'][]): readonly Engine[] {
  return names.flatMap((name) => {
    const engine = findEngine(name);
    if (engine === undefined) {
      console.log(`skipped: ${describeMissing(name)}`);
      return [];
    }
    for (const [title, reason] of listLimits(engine)) {
      console.log(`skipped in ${engine.stock}: “${title}”; ${reason}`);
    }
    return engine;
  });
}

/**
 * Runs the smoke tests in the other engines of this machine. An engine named in the arguments must
 * exist.
 */
function main(): void {
  const {positionals} = readArguments({
    usage: 'tsx scripts/engines/index.ts [firefox] [webkit]',
    count: [0, engineNames.length],
  });
  const isNamed = positionals.length > 0;
  const names = engineNames.filter((name) => positionals.includes(name));
  const found = choose(isNamed ? names : engineNames);
  const projects = found.map(({name}) => `--project=smoke-${name}`);
  if (isNamed && found.length < positionals.length) {
    throw new Error(
      `Not all of these were found: ${positionals.join(', ')}. Install what is missing, or leave it out.`,
    );
  }
  if (found.length > 0) {
    const {status} = spawnSync(
      'npx',
      ['playwright', 'test', '-c', 'playwright.engines.config.ts', ...projects],
      {stdio: 'inherit'},
    );
    process.exitCode = status ?? 1;
  }
}

void startCommand('test:all', main);
