import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {listFiles} from './listFiles';

/** Seals an area when a browser asks for a page of it, and again when it has changed since. */
export type SealOnDemand<Content> = {
  /** Takes the pages that the docs plugin knows now. */
  readonly offer: (content: Content) => void;
  /** Waits until the area is sealed as it is now. */
  readonly sealed: () => Promise<void>;
};

/** Tells one state of files from another: by their paths, sizes and times. */
async function fingerprint(folders: readonly string[]): Promise<string> {
  const states = await Promise.all(
    folders.map(async (folder) => {
      const paths = await listFiles(folder);
      return Promise.all(
        paths.map(async (path) => {
          const {size, mtimeMs} = await stat(join(folder, path));
          return `${path} ${size} ${mtimeMs}`;
        }),
      );
    }),
  );
  return JSON.stringify(states);
}

/**
 * Keeps an area from being sealed before it is asked for.
 *
 * @param folders what the area is made of; it is sealed again when one of them changes.
 */
export function sealOnDemand<Content>(
  folders: readonly string[],
  seal: (content: Content) => Promise<void>,
): SealOnDemand<Content> {
  let content: Content | undefined;
  let state: string | undefined;
  let sealing = Promise.resolve();
  return {
    offer(next) {
      content = next;
      state = undefined;
    },
    async sealed() {
      const known = content;
      const now = await fingerprint(folders);
      if (known !== undefined && state !== now) {
        state = now;
        sealing = seal(known).catch((error: unknown) => {
          // A fault that is mended is no fault the next time.
          state = undefined;
          throw error;
        });
      }
      await sealing;
    },
  };
}
