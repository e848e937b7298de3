import {createHash} from 'node:crypto';

/** Returns the cached result for the same content, so that unchanged content is not sealed again. */
export type Once<Made> = (
  name: string,
  content: string | Uint8Array,
  make: () => Promise<Made>,
) => Promise<Made>;

/** Caches results by content, but not errors, for as long as the returned function exists. */
export function remembering<Made>(): Once<Made> {
  const known = new Map<string, Promise<Made>>();
  return (name, content, make) => {
    const digest = createHash('sha256').update(content).digest('hex');
    const key = `${name}\u0000${digest}`;
    const made = known.get(key) ?? make();
    known.set(key, made);
    made.catch(() => {
      known.delete(key);
    });
    return made;
  };
}
