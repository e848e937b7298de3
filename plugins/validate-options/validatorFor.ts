import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

type Validate<Options> = (
  context: OptionValidationContext<Options, Options>,
) => Options;

/**
 * Makes what Docusaurus checks the options of a plugin with: a key that is missing, unknown
 * or of the wrong type stops the build and is named.
 */
export function validatorFor<Options>(
  keys: Readonly<Record<keyof Options, Joi.Schema>>,
): Validate<Options> {
  const schema = Joi.object<Options>(keys);
  return ({validate, options}) => validate(schema, options);
}

export {Joi} from '@docusaurus/utils-validation';
