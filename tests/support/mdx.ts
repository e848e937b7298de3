import {
  createProcessors,
  MARKDOWN_CONFIG,
  type MDXOptions,
} from '../../plugins/framework-patches/mdx-processor';
import refuseFaults from '../../plugins/markdown/pageFaults';

type Settings = Parameters<typeof createProcessors>[0]['options'];

/** The root of the site that the pages belong to. */
export const siteDir = '/site';

/** Compiles `docs/races/orc.mdx` as Docusaurus does, with additional Markdown plugins. */
export async function compileMdx(
  steps: MDXOptions['remarkPlugins'],
  content: string,
): Promise<string> {
  const options: Partial<Settings> = {
    siteDir,
    staticDirs: [],
    admonitions: true,
    markdownConfig: MARKDOWN_CONFIG,
    beforeDefaultRemarkPlugins: steps,
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

/** Lists the faults that steps of Markdown find on a page, without its path. */
export async function listFaults(
  step: MDXOptions['remarkPlugins'][number],
  content: string,
): Promise<readonly string[]> {
  return compileMdx([step, refuseFaults], content).then(
    () => [],
    (error: unknown) =>
      (error as Error).message
        .split('\n')
        .map((fault) => fault.replace('docs/races/orc.mdx:', '')),
  );
}
