import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  Joi,
  createValidator,
} from '../../../../plugins/validate-options/createValidator';
import {siteDir} from '../../../support/site';

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

  const folder = join(siteDir, 'plugins');
  const plugins = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => /(?:^|[\\/])(?:index|plugin)\.ts$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
    .filter(([, source]) =>
      /: Options\b[^)]*\): (?:Promise<)?Plugin/.test(source),
    );

  it('include more than a few', () => {
    expect(plugins.length).toBeGreaterThan(8);
  });

  it.each(plugins)('of %s are checked', (_, source) => {
    expect(source).toMatch(/validateOptions/);
  });
});
