import {
  validateOptions as validateDocsOptions,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SidebarEntry} from '../../src/lib/sidebar';
import {toSidebarItems} from './toSidebarItems';

/** What the site says of an area. */
export type Options = DocsOptions & {
  /** Folder under docs/, route prefix and plugin id of the area. */
  readonly id: string;
  /** The declared order of the pages of the area. */
  readonly entries: readonly SidebarEntry[];
};

export type PluginOptions = DocsPluginOptions;

type Validation = {
  readonly validate: OptionValidationContext<
    DocsOptions | undefined,
    PluginOptions
  >['validate'];
  readonly options: Options;
};

/** Turns an area into the options of a docs plugin instance, and checks those. */
export function validateOptions({
  validate,
  options: {entries, ...options},
}: Validation): PluginOptions {
  return validateDocsOptions({
    validate,
    options: {
      ...options,
      path: `docs/${options.id}`,
      routeBasePath: options.id,
      tagsBasePath: 'tags/',
      numberPrefixParser: false,
      sidebarItemsGenerator: ({docs}) => toSidebarItems(entries, docs),
    },
  });
}
