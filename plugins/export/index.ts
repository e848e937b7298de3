import {identity} from '../../world/identity';
import {home} from '../../world/home';
import type {LoadContext} from '@docusaurus/types';
import {contentAreas} from '../../src/site/contentAreas';
import {TAKE_PAGE} from '../../src/site/takePage';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';
import {writeFiles} from './build/writeFiles';

type Parts = {readonly closed: readonly string[]; readonly isBuild: boolean};

/**
 * Writes copies of the public site for other tools, once pages are rendered: Markdown beside each page, their list in `llms.txt`, and archives. Adds the page that offers them.
 */
export default function takeAwayPlugin(
  context: LoadContext,
  _options: unknown,
  {closed, isBuild}: Parts = siteParts(context),
): PublishingPlugin {
  const {siteDir, siteConfig} = context;
  const {url, baseUrl} = siteConfig;
  return {
    name: 'export',

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${TAKE_PAGE.slice(1)}`,
        component: '@site/plugins/export/theme/TakePage',
        exact: true,
        props: {
          areFilesMade:
            isBuild && contentAreas.some(({id}) => !closed.includes(id)),
        },
      });
    },

    publish: {
      writeFiles: ({outDir}) =>
        writeFiles({
          siteDir,
          outDir,
          basePath: baseUrl,
          origin: url,
          closed,
          home: {title: identity.title, description: home.sentence},
        }),
    },
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
