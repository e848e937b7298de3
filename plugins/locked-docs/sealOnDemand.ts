import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {listFiles} from './listFiles';

/** Seals an area when a browser requests one of its pages, and again after changes. */
export type SealOnDemand<Content> = {
  /** Sets the current pages of the docs plugin. */
  readonly offer: (content: Content) => void;
  /** Waits until the current content is sealed. */
  readonly sealed: () => Promise<void>;
};

/** Fingerprints the files of folders by their paths, sizes and times. */
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
 * Delays sealing until it is requested.
 *
 * @param folders sources of the area; after a change in them it is sealed again.
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
          // After an error, the next request tries again.
          state = undefined;
          throw error;
        });
      }
      await sealing;
    },
  };
}
