import {spawn} from 'node:child_process';

/** A text that the spelling check reads as if it were in a file. */
export type SpelledText = {
  /** Path from the root of the project, which decides the dictionaries. */
  readonly path: string;
  readonly text: string;
};

/** A word that no dictionary has, and whether it is forbidden in its file. */
export type UnknownWord = {
  readonly word: string;
  /** Line of the text, from 1. */
  readonly line: number;
  /** Whether another spelling is demanded, so that no list may accept it. */
  readonly forbidden: boolean;
  /** What the spelling check suggests; empty if nothing. */
  readonly instead: string;
};

/** Parses the output of the spelling check. */
export function readUnknownWords(output: string): readonly UnknownWord[] {
  return [
    ...output.matchAll(
      /:(\d+):\d+ - (Unknown|Forbidden) word \(([^)]+)\)(.*)/g,
    ),
  ].map(([, line, kind, word = '', rest = '']) => ({
    word,
    line: Number(line),
    forbidden: kind === 'Forbidden',
    instead: rest.trim(),
  }));
}

/**
 * Asks the spelling check for the unknown words of a text that need not be on disk.
 *
 * @throws Error if the spelling check itself fails.
 */
export function findUnknownWords(
  siteDir: string,
  {path, text}: SpelledText,
): Promise<readonly UnknownWord[]> {
  return new Promise((resolve, reject) => {
    const check = spawn(
      'npx',
      ['cspell', '--no-progress', '--no-summary', `stdin://${path}`],
      {cwd: siteDir},
    );
    let output = '';
    const read = (part: Buffer): void => {
      output += part.toString();
    };
    check.stdout.on('data', read);
    check.stderr.on('data', read);
    check.on('error', reject);
    check.on('close', (code) => {
      const found = readUnknownWords(output);
      if (code !== 0 && found.length === 0) {
        reject(new Error(`cspell failed: ${output}`));
        return;
      }
      resolve(found);
    });
    check.stdin.end(text);
  });
}
