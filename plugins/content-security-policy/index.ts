import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';
import {readPolicies} from './readPolicies';
import {Joi, createValidator} from '../validate-options/createValidator';

/** Writes a header by which a host forbids all scripts except those of this build. */
export default function contentSecurityPolicyPlugin(
  _context: LoadContext,
  {discussion}: Options,
): Plugin {
  return {
    name: 'content-security-policy',

    async postBuild({outDir}) {
      const {header} = await readPolicies(outDir, discussion);
      const file = join(outDir, 'content-security-policy.txt');
      await writeFile(file, `${header}\n`);
    },
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  discussion: Joi.object().required(),
});
