import {
  createProcessors,
  DEFAULT_MARKDOWN_CONFIG,
  type MDXOptions,
} from '../../plugins/framework-patches/mdx-processor';

type Settings = Parameters<typeof createProcessors>[0]['options'];

/** The root of the site that the pages belong to. */
export const siteDir = '/site';

/** Compiles `docs/races/orc.mdx` as Docusaurus does, with an additional Markdown plugin. */
export async function compileMdx(
  step: MDXOptions['remarkPlugins'][number],
  content: string,
): Promise<string> {
  const options: Partial<Settings> = {
    siteDir,
    staticDirs: [],
    markdownConfig: DEFAULT_MARKDOWN_CONFIG,
    beforeDefaultRemarkPlugins: [step],
  };
  const {mdxProcessor} = await createProcessors({options: options as Settings});
  const compiled = await mdxProcessor.process({
    content,
    filePath: `${siteDir}/docs/races/orc.mdx`,
    frontMatter: {},
    compilerName: 'client',
  });
  return compiled.content;
}
