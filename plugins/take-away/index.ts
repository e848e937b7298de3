import {identity} from '../../world/identity';
import {home} from '../../world/home';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentAreas} from '../../src/site/contentAreas';
import {TAKE_PAGE} from '../../src/site/takePage';
import {Joi, createValidator} from '../validate-options/createValidator';
import {runBeside} from './runBeside';

type Options = {
  /** Whether this is a build; the development server makes no copies. */
  readonly isBuild: boolean;
  /** Ids of the areas that are encrypted in this build. */
  readonly closed: readonly string[];
};

/**
 * Writes copies of the public site for other tools, once pages are rendered (T11): a Markdown twin
 * beside each page, their list in `llms.txt`, and archives. Adds the page that offers them.
 */
export default function takeAwayPlugin(
  {siteDir, siteConfig: {url, baseUrl}}: LoadContext,
  {isBuild, closed}: Options,
): Plugin {
  return {
    name: 'take-away',

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${TAKE_PAGE.slice(1)}`,
        component: '@site/src/pages/_takeAway.tsx',
        exact: true,
        props: {
          areFilesMade:
            isBuild && contentAreas.some(({id}) => !closed.includes(id)),
        },
      });
    },

    // Runs in a process of its own, beside the plugins that finish the pages meanwhile.
    postBuild: ({outDir}) =>
      runBeside({
        siteDir,
        outDir,
        basePath: baseUrl,
        origin: url,
        closed,
        home: {title: identity.title, description: home.sentence},
      }),
  };
}

export const validateOptions = createValidator<Options>({
  isBuild: Joi.boolean().required(),
  closed: Joi.array().items(Joi.string()).required(),
});
