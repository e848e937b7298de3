import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {Joi, createValidator} from '../createValidator';

type Options = {
  readonly ready: () => void;
  readonly onDemand?: boolean;
};

const validateOptions = createValidator<Options>({
  ready: Joi.function().required(),
  onDemand: Joi.boolean(),
});

const check = (options: object): Options =>
  validateOptions({
    options: options as Options,
    validate: normalizePluginOptions as never,
  });

describe('the options of a plugin', () => {
  const ready = (): void => undefined;

  it('are accepted unchanged if they are valid', () => {
    expect(check({ready, onDemand: true})).toMatchObject({
      ready,
      onDemand: true,
    });
  });

  it.each([
    ['a key is missing', {}, '"ready" is required'],
    ['a key is unknown', {ready, later: 1}, '"later" is not allowed'],
    ['a type is wrong', {ready, onDemand: 'x'}, '"onDemand" must be a boolean'],
  ])('stop the build if %s, and are named', (_, options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});
