import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CoverCopies} from './coverCopies';
import {Joi, createValidator} from '../validate-options/createValidator';

type Options = {readonly copies: CoverCopies};

/** Writes the scaled copies of covers into the built site. */
export default function coversPlugin(
  _context: LoadContext,
  {copies}: Options,
): Plugin {
  return {
    name: 'covers',

    postBuild({outDir}) {
      return copies.writeTo(outDir);
    },
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  copies: Joi.object().required(),
});
