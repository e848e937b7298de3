import {readFile} from 'node:fs/promises';
import type {ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {CompiledPage, CompilePage} from '../lock/tree/runPage';
import dynamicImports from '../lock/tree/dynamicImports';
import {remembering} from '../lock/tree/remembering';
import {
  createProcessors,
  preprocess,
  type MDXOptions,
  type SimpleProcessors,
} from '../framework-patches/mdx-processor';

type LoaderOptions = Parameters<typeof createProcessors>[0]['options'];

/** The compiler options of the docs plugin, as for public pages. */
export type CompilerOptions = Pick<
  LoaderOptions,
  'staticDirs' | 'siteDir' | 'markdownConfig' | 'resolveMarkdownLink'
> &
  Partial<MDXOptions>;

type Title = {readonly contentTitle?: string};

/** Compiles pages as Docusaurus does, but to programs that the build can run. */
export function pageCompiler(options: CompilerOptions): CompilePage {
  const loaderOptions = {
    ...options,
    removeContentTitle: false,
    outputFormat: 'function-body',
    development: true,
    baseUrl: 'file:///locked/',
    recmaPlugins: [dynamicImports],
  } as LoaderOptions;
  let processors: Promise<SimpleProcessors> | undefined;
  const {markdownConfig} = options;
  const parse: ParseFrontMatter = markdownConfig.parseFrontMatter;
  const once = remembering<CompiledPage>();
  const compile = async (
    filePath: string,
    source: string,
  ): Promise<CompiledPage> => {
    processors ??= createProcessors({options: loaderOptions});
    const {frontMatter, content} = await parse({
      filePath,
      fileContent: source,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const fileContent = preprocess({
      fileContent: content,
      filePath,
      admonitions: options.admonitions,
      markdownConfig,
    });
    const {mdxProcessor} = await processors;
    const {content: code, data} = await mdxProcessor.process({
      content: fileContent,
      filePath,
      frontMatter,
      compilerName: 'client',
    });
    const {contentTitle} = data as Title;
    return {code, source, frontMatter, contentTitle};
  };
  return async (filePath) => {
    const source = await readFile(filePath, 'utf8');
    return once(filePath, source, () => compile(filePath, source));
  };
}
