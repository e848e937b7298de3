import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageFault} from '../../plugins/pages/pageFault';
import {siteDir} from '../siteDir';

/** A tool of `npm run check`, and how its output is read. */
export type ToolRun = {
  /** Name of its package, and of its command. */
  readonly name: string;
  readonly args: readonly string[];
  readonly readFaults: (output: string) => readonly PageFault[];
};

/** A smaller heap for new objects saves 65 MiB, and takes no longer. */
const NODE_FLAGS = ['--max-semi-space-size=2'];

/**
 * Finds the script of a tool.
 *
 * @throws Error if its package is not installed.
 */
function findScript(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((packages) => join(packages, name))
    .find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) {
    throw new Error(`found no package ${name}, expected it after "npm ci".`);
  }
  const {bin} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as {readonly bin: string | Readonly<Record<string, string>>};
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/**
 * Runs a tool. Node runs its script itself, because npx would take another process of 130 MiB.
 *
 * @throws Error if it fails without reporting a fault: then the tool is broken.
 */
export function runTool({
  name,
  args,
  readFaults,
}: ToolRun): Promise<readonly PageFault[]> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...NODE_FLAGS, findScript(name), ...args],
      {cwd: siteDir},
      (error, out, noise) => {
        const faults = readFaults(`${out}\n${noise}`);
        if (error !== null && faults.length === 0) {
          reject(new Error(`${name} failed: ${out}${noise}`));
        } else {
          resolve(faults);
        }
      },
    );
  });
}
