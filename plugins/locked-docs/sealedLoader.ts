import type {LockedArea} from './lockedArea';

/** The options of the loader. */
export type LoaderOptions = {
  /** Waits until the current content is sealed. */
  readonly sealed: () => Promise<void>;
  readonly readSealed: LockedArea['readSealed'];
  /** Folders whose changes require new ciphertext. */
  readonly folders: readonly string[];
};

/** The part of the loader context in use. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly getOptions: () => LoaderOptions;
  readonly addContextDependency: (folder: string) => void;
};

/** Provides a stub with the ciphertext of its page, which is created when a browser requests it. */
export default async function sealedLoader(
  this: LoaderContext,
): Promise<string> {
  const {sealed, readSealed, folders} = this.getOptions();
  for (const folder of folders) {
    this.addContextDependency(folder);
  }
  await sealed();
  return readSealed(this.resourcePath);
}
