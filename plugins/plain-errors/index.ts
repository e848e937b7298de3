import {inspect} from 'node:util';

/** Returns the messages of an error and of its causes, each on its own lines. */
export function listMessages(error: Error): readonly string[] {
  const {cause} = error;
  return [
    error.message,
    ...(cause instanceof Error ? listMessages(cause) : []),
  ];
}

/**
 * Prints the messages of errors instead of their stacks, and repeats the message of the cause as
 * the last line of a failed command. `DEBUG=1` shows stacks.
 */
export function printErrorsPlainly(): void {
  if (process.env['DEBUG'] !== undefined || inspect.custom in Error.prototype) {
    return;
  }
  let last = '';
  Object.defineProperty(Error.prototype, inspect.custom, {
    value(this: Error): string {
      const messages = listMessages(this);
      last = messages.at(-1) ?? '';
      return messages.join('\n');
    },
  });
  process.on('exit', (code) => {
    if (code !== 0 && last !== '') {
      console.error(`\n[ERROR] ${last}`);
    }
  });
}
