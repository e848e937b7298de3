import type {LoadContext, Plugin} from '@docusaurus/types';
import {speculationRules} from './speculationRules';
import {siteParts, type SiteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

/** Folder of the application's files, and of the PDF viewer, which shows nothing without a document. */
const FILES = 'assets';

type Parts = Pick<SiteParts, 'closed'>;

/** Lets browsers prefetch the page of a link that readers hover, until hydration. */
export default function speculationRulesPlugin(
  context: LoadContext,
  _options: unknown,
  {closed}: Parts = siteParts(context),
): Plugin {
  return {
    name: 'speculation-rules',

    injectHtmlTags() {
      return {
        // Readers hover nothing before the page is painted, which need not wait for the rules.
        postBodyTags: [
          {
            tagName: 'script',
            attributes: {type: 'speculationrules'},
            innerHTML: JSON.stringify(
              speculationRules(context.baseUrl, [FILES, ...closed]),
            ),
          },
        ],
      };
    },
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
