import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';

/** Takes what is typed, and shows nothing of it. */
const silence = new Writable({
  write(_chunk, _encoding, done) {
    done();
  },
});

/** Asks for a password: the environment first, so that scripts can answer; what is typed is not shown. */
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
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
