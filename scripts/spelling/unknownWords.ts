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

/** An unknown word, and the file that it is in. */
export type PlacedWord = UnknownWord & {
  /** Path from the root of the project. */
  readonly path: string;
};

/** Parses the output of the spelling check for several files. */
export function readUnknownWords(output: string): readonly PlacedWord[] {
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

/** Runs the spelling check with arguments, and a text if one of them asks for it. */
function runSpelling(
  siteDir: string,
  args: readonly string[],
  text = '',
): Promise<readonly PlacedWord[]> {
  return new Promise((resolve, reject) => {
    const check = spawn(
      'npx',
      ['cspell', '--no-progress', '--no-summary', ...args],
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

/**
 * Asks the spelling check for the unknown words of a text that need not be on disk.
 *
 * @throws Error if the spelling check itself fails.
 */
export function findUnknownWords(
  siteDir: string,
  {path, text}: SpelledText,
): Promise<readonly PlacedWord[]> {
  return runSpelling(siteDir, [`stdin://${path}`], text);
}

/**
 * Asks the spelling check for the unknown words of files, or of all that it checks.
 *
 * @throws Error if the spelling check itself fails.
 */
export function checkFileSpelling(
  siteDir: string,
  paths: readonly string[],
): Promise<readonly PlacedWord[]> {
  return runSpelling(siteDir, paths);
}
