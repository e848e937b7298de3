import {readFile} from 'node:fs/promises';

/** What the plugin hands to its loader. */
export type LoaderOptions = {
  /** Waits until the area is sealed as it is now. */
  readonly sealed: () => Promise<void>;
  /** Folders whose change makes new ciphertext necessary. */
  readonly folders: readonly string[];
};

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly getOptions: () => LoaderOptions;
  readonly addContextDependency: (folder: string) => void;
};

/** Gives a stub the ciphertext of its page, which is made when a browser asks for it. */
export default async function sealedLoader(
  this: LoaderContext,
): Promise<string> {
  const {sealed, folders} = this.getOptions();
  for (const folder of folders) {
    this.addContextDependency(folder);
  }
  await sealed();
  return readFile(this.resourcePath, 'utf8');
}
