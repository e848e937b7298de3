import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';
import {speculationRules} from './speculationRules';
import {Joi, validatorFor} from '../validate-options/validatorFor';

/** Files of the application, and the viewer of documents, which shows nothing without being told what. */
const FILES = 'assets';

/** Lets browsers fetch the page of a link while readers only rest on it, as long as no application does that. */
export default function speculationRulesPlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {closed}: Options,
): Plugin {
  return {
    name: 'speculation-rules',

    injectHtmlTags() {
      return {
        headTags: [
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

export const validateOptions = validatorFor<Options>({
  closed: Joi.array().items(Joi.string()).required(),
});
