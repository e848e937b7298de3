import {identity} from '@world/identity';
import {home} from '@world/home';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi, createValidator} from '../validate-options/createValidator';
import {runBeside} from './runBeside';

type Options = {
  /** Ids of the areas that are encrypted in this build. */
  readonly closed: readonly string[];
};

/**
 * Writes copies of the public site for other tools, once pages are rendered (T11): a Markdown twin
 * beside each page, and their list in `llms.txt`.
 */
export default function takeAwayPlugin(
  {siteDir, siteConfig: {url, baseUrl}}: LoadContext,
  {closed}: Options,
): Plugin {
  return {
    name: 'take-away',

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
  closed: Joi.array().items(Joi.string()).required(),
});
