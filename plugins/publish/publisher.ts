import type {LoadedPlugin, Plugin, Props} from '@docusaurus/types';
import type {Secret} from '../lock/check/phrases';

/** Returns the changed HTML of a page; `path` is its path in the build. */
export type FinishPage = (
  html: string,
  path: string,
) => string | Promise<string>;

/** The steps that a plugin adds to the build after Docusaurus has rendered all pages. */
export type Publisher = {
  /** Writes files of its own beside the pages. */
  readonly writeFiles?: (props: Props) => Promise<void>;
  /** Prepares the change of each page; plugins change a page in the order of the configuration. */
  readonly finishPages?: (props: Props) => Promise<FinishPage> | FinishPage;
  /** Lists the secrets that must not be readable in any file of the build. */
  readonly secrets?: () => readonly Secret[];
  /** Packs or lists all files that the other steps have written. */
  readonly packFiles?: (props: Props) => Promise<void>;
};

/** A plugin that takes part in publishing, see `plugins/publish`. */
export type PublishingPlugin<Content = unknown> = Plugin<Content> & {
  readonly publish: Publisher;
};

/** Lists what plugins add to the build, in the order of the configuration. */
export function listPublishers(
  plugins: readonly LoadedPlugin[],
): readonly Publisher[] {
  return plugins.flatMap((plugin) =>
    'publish' in plugin ? [plugin.publish as Publisher] : [],
  );
}
