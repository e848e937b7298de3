import {DEFAULT_MARKDOWN_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import {
  createProcessors,
  type MDXOptions,
  type SimpleProcessors,
} from '@docusaurus/mdx-loader/lib/processor';

/** The MDX processor of Docusaurus, for pages that are compiled outside its loader. */
export {
  DEFAULT_MARKDOWN_CONFIG,
  createProcessors,
  preprocess,
  type MDXOptions,
  type SimpleProcessors,
};
