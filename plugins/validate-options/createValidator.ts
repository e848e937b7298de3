import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

type Validate<Options> = (
  context: OptionValidationContext<Options, Options>,
) => Options;

/**
 * Creates the `validateOptions` function of a plugin. A missing key, an unknown key, or a value of
 * the wrong type fails the build with the name of the key.
 */
export function createValidator<Options>(
  keys: Readonly<Record<keyof Options, Joi.Schema>>,
): Validate<Options> {
  const schema = Joi.object<Options>(keys);
  return ({validate, options}) => validate(schema, options);
}

export {Joi} from '@docusaurus/utils-validation';
