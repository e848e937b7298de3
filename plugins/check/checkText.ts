import {execFile} from 'node:child_process';
import {isInLockedArea} from '../../src/site/contentAreas';
import {
  checkFileSpelling,
  type PlacedWord,
} from '../../scripts/spelling/unknownWords';
import {findWordList} from '../../scripts/spelling/wordLists';
import {describeFault} from '../pages/fault';

/** Describes a word that the spelling check does not accept. */
export function describeWord({
  path,
  line,
  word,
  forbidden,
  instead,
}: PlacedWord): string {
  const perhaps = instead === '' ? '' : `: ${instead}`;
  const list = `this line in ${findWordList(path)}${isInLockedArea(path) ? ', which is public' : ''}: ${word}`;
  return describeFault({
    path,
    line,
    found: `"${word}"`,
    expected: forbidden
      ? `another spelling${perhaps}`
      : `a word of a dictionary${perhaps}, or ${list}`,
  });
}

/** Parses the output of the Markdown lint. */
export function readMarkdownFaults(output: string): readonly string[] {
  return [
    ...output.matchAll(
      /^(\S+?):(\d+)(?::\d+)?(?: error)? (MD\d+)\/\S* (.+)$/gm,
    ),
  ].map(([, path = '', line, rule = '', said = '']) =>
    describeFault({
      path,
      line: Number(line),
      found: `a breach of ${rule}`,
      expected: said,
    }),
  );
}

/**
 * Runs the Markdown lint.
 *
 * @throws Error if it fails without reporting a fault: then the tool is broken.
 */
function lintMarkdown(
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

/** Finds faults of spelling and Markdown in texts. */
export async function checkText(
  siteDir: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) {
    return [];
  }
  const [words, faults] = await Promise.all([
    checkFileSpelling(siteDir, paths),
    lintMarkdown(siteDir, paths),
  ]);
  return [...words.map(describeWord), ...faults];
}
