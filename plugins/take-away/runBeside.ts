import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import type {Build} from './writeFiles';

const SCRIPT = 'plugins/take-away/writeBeside.ts';

/**
 * Writes the files of a build in another process.
 *
 * @throws Error with what that process printed if it fails.
 */
export async function runBeside(build: Build): Promise<void> {
  const run = spawn(
    process.execPath,
    [
      // Loaded before tsx, which cannot load the modules of its next release.
      ...['--require', '@docusaurus/utils'],
      ...['--import', 'tsx'],
      join(build.siteDir, SCRIPT),
      JSON.stringify(build),
    ],
    {cwd: build.siteDir, stdio: ['ignore', 'inherit', 'pipe']},
  );
  const printed: Buffer[] = [];
  run.stderr.on('data', (part: Buffer) => printed.push(part));
  const [status] = (await once(run, 'close')) as [number | null];
  if (status !== 0) {
    throw new Error(
      `Copies for other tools: ${Buffer.concat(printed).toString().trim()}`,
    );
  }
}
