import {Globby} from '@docusaurus/utils';

/**
 * Refuses copies of the pages that Docusaurus would publish unencrypted in this language.
 *
 * @throws Error naming a translated or versioned copy.
 */
export async function refuseCopies(
  siteDir: string,
  id: string,
  locale: string,
): Promise<void> {
  const [copy] = await Globby(
    [
      `i18n/${locale}/docusaurus-plugin-content-docs-${id}/**/*.{md,mdx}`,
      `${id}_versioned_docs/**/*.{md,mdx}`,
    ],
    {cwd: siteDir},
  );
  if (copy !== undefined) {
    throw new Error(
      `${copy}: this copy of a page in the locked area "${id}" would be published unencrypted. Delete or move it.`,
    );
  }
}
