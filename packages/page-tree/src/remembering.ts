import {createHash} from 'node:crypto';

/** Gives what was made of the same content before, so that what did not change is not sealed anew. */
export type Once<Made> = (
  name: string,
  content: string | Uint8Array,
  make: () => Promise<Made>,
) => Promise<Made>;

/** Remembers what was made of what, for as long as the function is kept. */
export function remembering<Made>(): Once<Made> {
  const known = new Map<string, Promise<Made>>();
  return (name, content, make) => {
    const digest = createHash('sha256').update(content).digest('hex');
    const key = `${name}\u0000${digest}`;
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
}
