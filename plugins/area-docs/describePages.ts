import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {HouseFrontMatter} from '../../src/lib/frontMatter';
import type {DescribePage, PageInfo} from '../../src/lib/pageInfo';

type Version = LoadedContent['loadedVersions'][number];
type Page = Version['docs'][number];

async function describeDoc(
  page: Page,
  describePage: DescribePage,
): Promise<Page & {readonly pageInfo: PageInfo}> {
  const pageInfo = await describePage({
    path: page.source.replace(/^@site\//, ''),
    // The front-matter plugin has checked it by now.
    frontMatter: page.frontMatter as HouseFrontMatter,
    tags: page.tags,
  });
  return {...page, pageInfo};
}

/**
 * Adds to the metadata of each page what it says of itself. Metadata are written
 * anew at every build, so that no cache of the bundler can show an old history, and
 * they ship with their page alone.
 */
export async function describePages(
  {loadedVersions}: LoadedContent,
  describePage: DescribePage,
): Promise<LoadedContent> {
  const described = loadedVersions.map(async (version) => ({
    ...version,
    docs: await Promise.all(
      version.docs.map((page) => describeDoc(page, describePage)),
    ),
  }));
  return {loadedVersions: await Promise.all(described)};
}
