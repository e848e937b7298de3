import {
  validateOptions as validateDocsOptions,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** The options of the plugin, in addition to those of a docs plugin. */
export type LockOptions = {
  /**
   * Addresses whose pages are encrypted, such as `/reference`. Their files are in folders of the
   * same names.
   */
  readonly paths: readonly string[];
  /** Path of the file that holds the passwords, below the folder of the site. */
  readonly lockFile: string;
  /** The hint of the prompt if the file has none. */
  readonly hint?: string;
  /** The modules of the components that locked pages import, by a name for each. */
  readonly components: Readonly<Record<string, string>>;
};

/** The options as a site writes them. */
export type Options = Partial<LockOptions> &
  Pick<LockOptions, 'paths'> &
  Omit<DocsOptions, 'routeBasePath'>;

export type PluginOptions = LockOptions & {
  readonly id: string;
  readonly docs: DocsPluginOptions;
};

const schema = Joi.object<LockOptions>({
  paths: Joi.array()
    .items(Joi.string().pattern(/^(?:\/[\w-]+)+$/))
    .min(1)
    .required(),
  lockFile: Joi.string().default('lock.json'),
  hint: Joi.string(),
  components: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .default({Tabs: '@theme/Tabs', TabItem: '@theme/TabItem'}),
});

/**
 * Validates the options; the docs plugin validates all others.
 *
 * @throws Error naming each invalid key.
 */
export function validateOptions({
  validate,
  options: {paths, lockFile, hint, components, ...docs},
}: {
  readonly validate: OptionValidationContext<never, never>['validate'];
  readonly options: Options;
}): PluginOptions {
  const lock: LockOptions = Joi.attempt(
    {paths, lockFile, hint, components},
    schema,
  );
  const id = docs.id ?? 'locked';
  return {
    ...lock,
    id,
    docs: validateDocsOptions({
      validate: validate as never,
      options: {path: 'locked', ...docs, id, routeBasePath: '/'},
    }),
  };
}
