import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {promisify} from 'node:util';

/** A virtual screen, with a keyboard and a mouse. */
export type Display = {
  /** The value of the variable DISPLAY. */
  readonly name: string;
  /** Sends an xdotool command to its keyboard or mouse. */
  readonly act: (...words: readonly (string | number)[]) => Promise<void>;
  readonly close: () => void;
};

/** Keys whose names differ between xdotool and browsers. */
const names: Readonly<Record<string, string>> = {
  Backspace: 'BackSpace',
  Enter: 'Return',
  PageUp: 'Prior',
  PageDown: 'Next',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
  Meta: 'Super_L',
};

/** Returns xdotool's name for a key; xdotool presses Shift itself if a character needs it. */
export function nameKey(key: string): string {
  return key.length === 1
    ? `U${(key.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
    : (names[key] ?? key.replace('Arrow', ''));
}

/** Starts an X server with its own screen. */
export async function openDisplay(): Promise<Display> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  const name = `:${number.toString().trim()}`;
  const env = {...process.env, DISPLAY: name};
  let last: Promise<unknown> = Promise.resolve();
  return {
    name,
    async act(...words) {
      // Playwright moves, presses, and releases at once, and relies on the order.
      last = last.then(() =>
        promisify(execFile)('xdotool', words.map(String), {env}),
      );
      await last;
    },
    close() {
      server.kill();
    },
  };
}
