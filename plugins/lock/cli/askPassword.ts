import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';

/** Discards the echo of the terminal, so that the password is not shown. */
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
  const line = await lines[Symbol.asyncIterator]().next();
  lines.close();
  process.stderr.write('\n');
  if (line.done === true) {
    throw new Error(
      'No password was entered. Enter one, press Enter to generate one, or set LOCK_PASSWORD.',
    );
  }
  return line.value;
}
