import {execFile} from 'node:child_process';
import {isInLockedArea} from '../../src/site/contentAreas';
import {describeFault} from '../pages/fault';

/** A word that no dictionary has. */
export type UnknownWord = {
  /** Path of its file from the root of the project. */
  readonly path: string;
  readonly word: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Whether another spelling is required, so no list may accept it. */
  readonly forbidden: boolean;
  /** The suggestion of the spelling check; empty if there is none. */
  readonly instead: string;
};

export function readUnknownWords(output: string): readonly UnknownWord[] {
  return [
    ...output.matchAll(
      /^(.*?):(\d+):\d+ - (Unknown|Forbidden) word \(([^)]+)\)(.*)$/gm,
    ),
  ].map(([, path = '', line, kind, word = '', rest = '']) => ({
    path,
    word,
    line: Number(line),
    forbidden: kind === 'Forbidden',
    instead: rest.trim(),
  }));
}

/**
 * Finds the unknown words of files.
 *
 * @throws Error if the spelling check itself fails.
 */
export function findUnknownWords(
  siteDir: string,
  paths: readonly string[],
): Promise<readonly UnknownWord[]> {
  return new Promise((resolve, reject) => {
    execFile(
      'npx',
      ['cspell', '--no-progress', '--no-summary', ...paths],
      {cwd: siteDir},
      (error, out, noise) => {
        const found = readUnknownWords(out + noise);
        if (error !== null && found.length === 0) {
          reject(new Error(`cspell failed: ${out}${noise}`));
        } else {
          resolve(found);
        }
      },
    );
  });
}

/** Whether a word may be a new name, which is not an error. */
export function isPerhapsName({word, forbidden}: UnknownWord): boolean {
  return !forbidden && /^\p{Lu}/u.test(word);
}

export function describeWord({
  path,
  line,
  word,
  forbidden,
  instead,
}: UnknownWord): string {
  const perhaps = instead === '' ? '' : `: ${instead}`;
  const list = `this line in world-words.txt${isInLockedArea(path) ? ' (a public file)' : ''}: ${word}`;
  return describeFault({
    path,
    line,
    found: `"${word}"`,
    expected: forbidden
      ? `a different spelling${perhaps}`
      : `a word from a dictionary${perhaps}, or ${list}`,
  });
}
