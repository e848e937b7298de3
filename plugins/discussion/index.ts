import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Discussion} from '../../src/site/discussion';
import {providerAlias} from './providerAlias';
import {siteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

/** Concatenates style sheets. */
async function readStyles(paths: readonly string[]): Promise<string> {
  const styles = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return styles.join('\n');
}

type Parts = {readonly discussion: Discussion};

/** Adds the chosen provider of comments and view counts to pages; without one, nothing is added. */
export default function discussionPlugin(
  context: LoadContext,
  _options: unknown,
  {discussion}: Parts = siteParts(context),
): Plugin {
  const {provider} = discussion;
  const ownStyle = join(context.siteDir, 'src', 'css', 'waline.css');
  return {
    name: 'discussion',

    async contentLoaded({actions}) {
      if (provider === 'off') {
        return;
      }
      actions.setGlobalData(discussion);
      if (provider === 'waline') {
        const style = await readStyles([
          require.resolve('@waline/client/waline.css'),
          ownStyle,
        ]);
        await actions.createData('walineStyle.json', JSON.stringify(style));
      }
    },

    configureWebpack() {
      return {resolve: {alias: providerAlias(provider)}};
    },

    getPathsToWatch() {
      return provider === 'waline' ? [ownStyle] : [];
    },
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
