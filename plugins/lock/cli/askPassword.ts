import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';

/** Discards what the terminal would echo, so that the password is not shown. */
const silence = new Writable({
  write(_chunk, _encoding, done) {
    done();
  },
});

/**
 * Asks for a password without echoing it. The environment is read first, so that scripts can answer.
 *
 * @throws Error if the input ends before a line, because nothing can be done without an answer.
 */
export async function askPassword(question: string): Promise<string> {
  const given = process.env['LOCK_PASSWORD'];
  if (given !== undefined) {
    return given;
  }
  process.stderr.write(`${question}: `);
  const lines = createInterface({
    input: process.stdin,
    output: silence,
    terminal: process.stdin.isTTY,
  });
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => {
      reject(
        new Error(
          'found no answer to the question for a password, expected a line, which may be empty, or LOCK_PASSWORD.',
        ),
      );
    });
  });
  // Once a line has been read, nobody waits for the end any more.
  ended.catch(() => undefined);
  try {
    return await Promise.race([lines.question(''), ended]);
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
