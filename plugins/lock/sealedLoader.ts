import type {Stubs} from './stubs';

export type LoaderOptions = Pick<Stubs, 'read'> & {
  /** Waits until the current content is sealed. */
  readonly sealed: () => Promise<void>;
  /** The folder in which a change requires new ciphertext. */
  readonly folder: string;
};

/** The parts of the loader context that are used here. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly getOptions: () => LoaderOptions;
  readonly addContextDependency: (folder: string) => void;
};

/** Gives a stub the ciphertext of its page, which is created when a browser requests it. */
export default async function sealedLoader(
  this: LoaderContext,
): Promise<string> {
  const {sealed, read, folder} = this.getOptions();
  this.addContextDependency(folder);
  await sealed();
  return read(this.resourcePath);
}
