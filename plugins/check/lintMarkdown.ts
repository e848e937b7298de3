import {execFile} from 'node:child_process';
import {describeFault} from '../pages/fault';

export function readMarkdownFaults(output: string): readonly string[] {
  return [
    ...output.matchAll(
      /^(\S+?):(\d+)(?::\d+)?(?: error)? (MD\d+)\/\S* (.+)$/gm,
    ),
  ].map(([, path = '', line, rule = '', said = '']) =>
    describeFault({
      path,
      line: Number(line),
      found: `a violation of rule ${rule}`,
      expected: said,
    }),
  );
}

/**
 * Runs the Markdown lint.
 *
 * @throws Error if it fails without reporting a fault, because then the tool is broken.
 */
export function lintMarkdown(
  siteDir: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    execFile(
      'npx',
      ['markdownlint-cli2', '--no-globs', ...paths],
      {cwd: siteDir},
      (error, out, noise) => {
        const faults = readMarkdownFaults(`${out}\n${noise}`);
        if (error !== null && faults.length === 0) {
          reject(new Error(`markdownlint-cli2 failed: ${out}${noise}`));
        } else {
          resolve(faults);
        }
      },
    );
  });
}
