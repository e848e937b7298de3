import {
  validateOptions as validateDocsOptions,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SidebarEntry} from '../navigation/model/sidebar';
import type {Describers} from './describePages';
import {keepKnown} from './sidebarFile';
import {toSidebarItems} from './toSidebarItems';

export type ReadEntries = () => Promise<readonly SidebarEntry[]>;

export type Options = DocsOptions & {
  /** Folder under docs/, route prefix and plugin id of the area. */
  readonly id: string;
  /** Folder of the pages; docs/<id> by default. */
  readonly path?: string;
  /** The declared order of the area's pages; the development server passes a function that reads it again. */
  readonly entries: readonly SidebarEntry[] | ReadEntries;
  /** Returns the edit address of a file, given its path below the project root. */
  readonly linkToSource: (path: string) => string;
} & Describers;

export type PluginOptions = DocsPluginOptions &
  Describers & {
    /** Whether a change to the declared order reloads the pages. */
    readonly followsSidebars?: boolean;
  };

type Validation = {
  readonly validate: OptionValidationContext<
    DocsOptions | undefined,
    DocsPluginOptions
  >['validate'];
  readonly options: Options;
};

/** Converts an area to the options of a docs plugin instance, and validates them. */
export function validateOptions({
  validate,
  options: {entries, linkToSource, describePage, readCover, ...options},
}: Validation): PluginOptions {
  const docsOptions = validateDocsOptions({
    validate,
    options: {
      path: `docs/${options.id}`,
      ...options,
      routeBasePath: options.id,
      tagsBasePath: 'tags/',
      numberPrefixParser: false,
      editUrl: ({versionDocsDirPath, docPath}) =>
        linkToSource(`${versionDocsDirPath}/${docPath}`),
      sidebarItemsGenerator: async ({docs}) => {
        if (typeof entries !== 'function') {
          return toSidebarItems(entries, docs);
        }
        const ids = new Set(docs.map(({id}) => id));
        return toSidebarItems(keepKnown(await entries(), ids), docs);
      },
    },
  });
  return {
    ...docsOptions,
    describePage,
    readCover,
    followsSidebars: typeof entries === 'function',
  };
}
