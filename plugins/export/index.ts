import type {LoadContext, Props} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {join} from 'node:path';
import {listOpenDocs, type DocsArea, type OpenDoc} from '../pages/openDocs';
import type {PublishingPlugin} from '../publish/publisher';
import {createValidator, Joi} from '../validate-options/createValidator';

export type Options = {
  /** Names of the docs plugin instances whose pages are copied; all by default. */
  readonly areas?: readonly DocsArea[];
  /** The address of the page that offers them. */
  readonly page: string;
  /** One sentence about the site, for `llms.txt`; its tagline by default. */
  readonly description?: string;
};

/**
 * Writes copies of the public site for other tools, once pages are rendered. These are Markdown
 * beside each page, their list in `llms.txt`, and archives. Adds the page that offers them.
 */
export default function takeAwayPlugin(
  {siteDir, siteConfig}: LoadContext,
  {areas, page, description = siteConfig.tagline}: Options,
): PublishingPlugin {
  const {url, baseUrl, title} = siteConfig;
  let pages: readonly OpenDoc[] = [];
  const write = async ({outDir}: Pick<Props, 'outDir'>): Promise<void> => {
    // Only a build writes files, and the code that converts pages to Markdown is slow to load.
    const {writeFiles} = await import('./build/writeFiles');
    await writeFiles({
      pages,
      outDir,
      basePath: baseUrl,
      origin: url,
      home: {title, description},
    });
  };
  return {
    name: 'export',

    async allContentLoaded({allContent, actions: {addRoute, createData}}) {
      pages = listOpenDocs(allContent, areas);
      await createData('page.json', JSON.stringify(page));
      addRoute({
        path: `${baseUrl}${page.slice(1)}`,
        component: aliasedSitePath(join(__dirname, 'theme/TakePage'), siteDir),
        exact: true,
        props: {
          areFilesMade:
            process.env.NODE_ENV === 'production' && pages.length > 0,
        },
      });
    },

    publish: {writeFiles: write},

    // Without plugins/publish, the order does not matter.
    async postBuild(props) {
      if (!props.plugins.some(({name}) => name === 'publish')) {
        await write(props);
      }
    },
  };
}

export const validateOptions = createValidator<Options>({
  areas: Joi.array().items(
    Joi.object({id: Joi.string().required(), label: Joi.string().required()}),
  ),
  page: Joi.string().default('/export'),
  description: Joi.string(),
});
