import {inspect} from 'node:util';

/** Returns the message of an error, and those of its causes, each on lines of its own. */
export function listMessages(error: Error): readonly string[] {
  const {cause} = error;
  return [
    error.message,
    ...(cause instanceof Error ? listMessages(cause) : []),
  ];
}

/**
 * Has errors printed by their messages instead of their stacks, and the message of the cause once
 * more as the last line of a command that fails. `DEBUG=1` shows stacks.
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
