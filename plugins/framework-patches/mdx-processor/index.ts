import {DEFAULT_MARKDOWN_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import {
  createProcessors,
  type MDXOptions,
  type SimpleProcessors,
} from '@docusaurus/mdx-loader/lib/processor';

/** The Markdown settings of pages: the defaults of Docusaurus with `future.v4`. */
export const MARKDOWN_CONFIG = {
  ...DEFAULT_MARKDOWN_CONFIG,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
};

/** The MDX processor of Docusaurus, for pages that are compiled outside its loader. */
export {createProcessors, preprocess, type MDXOptions, type SimpleProcessors};
