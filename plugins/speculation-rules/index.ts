import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';
import {speculationRules} from './speculationRules';
import {Joi, createValidator} from '../validate-options/createValidator';

/** Folder of the application's files, and of the PDF viewer, which shows nothing without a document. */
const FILES = 'assets';

/** Lets browsers prefetch the page of a link that readers hover, until hydration. */
export default function speculationRulesPlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {closed}: Options,
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
              speculationRules(baseUrl, [FILES, ...closed]),
            ),
          },
        ],
      };
    },
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  closed: Joi.array().items(Joi.string()).required(),
});
