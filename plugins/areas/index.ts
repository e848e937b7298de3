import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import type {SidebarEntry} from '../navigation/model/sidebar';
import * as areaDocs from '../area-docs';
import {readSidebars} from '../area-docs/sidebarFile';
import {lockFile} from '../lock/folders';
import {lockDocs} from '../lock/lockDocs';
import {openMarkdown} from '../markdown/openMarkdown';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';
import {sealing} from './sealing';

export type Options = {
  /** Folder under docs/, route prefix, and plugin id of the area; all three are the same. */
  readonly id: string;
  /** The order of the area's pages, from `sidebars.ts`. */
  readonly sidebar: readonly SidebarEntry[];
};

/**
 * The docs plugin of one area: Docusaurus' own if it is public, or one that feeds it stubs if it is
 * locked.
 */
export default function areaPlugin(
  context: LoadContext,
  {id, sidebar}: Options,
): Promise<Plugin<LoadedContent>> {
  const {siteDir} = context;
  const {closed, isBuild, describePage, readCover, linkToSource} =
    siteParts(context);
  const entries = isBuild
    ? sidebar
    : async () => (await readSidebars(siteDir))[id] ?? [];
  const area = {id, entries, describePage, readCover, linkToSource};
  const create = (options: object): Promise<Plugin<LoadedContent>> =>
    areaDocs.default(
      context,
      areaDocs.validateOptions({
        validate: normalizePluginOptions as never,
        options: {...area, ...options},
      }),
    );
  return closed.includes(id)
    ? lockDocs(context, {
        id,
        folder: join(siteDir, 'docs', id),
        include: ['**/*.{md,mdx}'],
        root: join(siteDir, 'docs'),
        lockFile: join(siteDir, lockFile),
        // The docs plugin has no page metadata for stubs.
        createDocs: (path) =>
          create({
            path,
            describePage: () => Promise.resolve({entries: []}),
            readCover: () => Promise.resolve(undefined),
          }),
        sealing: sealing(context, id),
      })
    : create(openMarkdown(siteDir));
}

/** @throws Error naming each invalid key. */
areaPlugin.validateOptions = createValidator<Options>({
  id: Joi.string().required(),
  sidebar: Joi.array().required(),
});
