import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

type Validate<Options> = (
  context: OptionValidationContext<Options, Options>,
) => Options;

/**
 * Creates the `validateOptions` function of a plugin: a missing, unknown or mistyped key fails the
 * build with its name.
 */
export function createValidator<Options>(
  keys: Readonly<Record<keyof Options, Joi.Schema>>,
): Validate<Options> {
  const schema = Joi.object<Options>(keys);
  return ({validate, options}) => validate(schema, options);
}

export {Joi} from '@docusaurus/utils-validation';
