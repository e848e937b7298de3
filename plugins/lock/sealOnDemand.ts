import {existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {listFiles} from './files';

/** Seals an area when a browser requests one of its pages, and again after changes. */
export type SealOnDemand<Content> = {
  /** Sets the current pages of the docs plugin, as JSON values. */
  readonly offer: (content: Content) => void;
  /** Waits until the current content is sealed. */
  readonly sealed: () => Promise<void>;
};

/** The sources of a sealed area: its pages with their files, and its passwords. */
type Sources = {readonly folder: string; readonly lockFile: string};

/** Fingerprints sources by their paths, sizes, and times. */
async function fingerprint({folder, lockFile}: Sources): Promise<string> {
  const paths = (await listFiles(folder)).map((path) => join(folder, path));
  const states = await Promise.all(
    [...paths, lockFile].filter(existsSync).map(async (path) => {
      const {size, mtimeMs} = await stat(path);
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
  return JSON.stringify(states);
}

/**
 * Delays sealing until it is requested.
 *
 * @param sources of the area; it is sealed again after a change in them or in its pages.
 */
export function sealOnDemand<Content>(
  sources: Sources,
  seal: (content: Content) => Promise<void>,
): SealOnDemand<Content> {
  let content: Content | undefined;
  let state: string | undefined;
  let sealing = Promise.resolve();
  return {
    offer(next) {
      // Docusaurus reads all pages again after each change of a text, even though that alters none
      // of them.
      if (JSON.stringify(next) !== JSON.stringify(content)) {
        state = undefined;
      }
      content = next;
    },
    async sealed() {
      const known = content;
      const now = await fingerprint(sources);
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
