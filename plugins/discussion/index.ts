import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Discussion} from '../../src/site/discussion';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

type Parts = {readonly discussion: Discussion};

const components = 'plugins/discussion/theme/Discussion';

/**
 * Adds the chosen provider of comments and view counts to pages; adds nothing without a provider.
 */
export default function discussionPlugin(
  context: LoadContext,
  _options: unknown,
  {discussion}: Parts = siteParts(context),
): Plugin {
  const {provider} = discussion;
  const ownStyle = join(context.siteDir, 'src/css/waline.css');
  const folder = join(context.siteDir, components);
  return {
    name: 'discussion',

    async contentLoaded({actions}) {
      if (provider === 'off') {
        return;
      }
      actions.setGlobalData(discussion);
      if (provider === 'waline') {
        const sheets = [require.resolve('@waline/client/waline.css'), ownStyle];
        const texts = await Promise.all(
          sheets.map((path) => readFile(path, 'utf8')),
        );
        const style = JSON.stringify(texts.join('\n'));
        await actions.createData('walineStyle.json', style);
      }
    },

    // The build contains only the chosen provider, in place of the empty one.
    configureWebpack: () => ({
      resolve: {
        alias:
          provider === 'off'
            ? {}
            : {[join(folder, 'provider')]: join(folder, `${provider}.tsx`)},
      },
    }),

    getPathsToWatch: () => (provider === 'waline' ? [ownStyle] : []),
  };
}

export const validateOptions = createValidator({});
