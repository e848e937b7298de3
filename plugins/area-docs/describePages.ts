import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {HouseFrontMatter} from '../../src/shared/model/frontMatter';
import type {Cover, ReadCover} from '../assets/model/cover';
import {categoryLinks, tagAddress} from '../page-info/model/namedPages';
import type {DescribePage, PageInfo} from '../page-info/model/pageInfo';
import {tags} from '../../world/tags';

type Version = LoadedContent['loadedVersions'][number];
type Page = Version['docs'][number];

export type Describers = {
  readonly describePage: DescribePage;
  readonly readCover: ReadCover;
};

type DescribedPage = Page & {
  readonly pageInfo: PageInfo;
  readonly cover?: Cover;
};

/** Base path of the site, and the path of the area, which includes it. */
type Paths = {readonly base: string; readonly area: string};

/** Returns the description of a tag; Docusaurus has none for tags from front matter. */
function getMeaning(label: string): string | undefined {
  return Object.hasOwn(tags, label)
    ? (tags as Readonly<Record<string, string>>)[label]
    : undefined;
}

async function describeDoc(
  page: Page,
  {base, area}: Paths,
  {describePage, readCover}: Describers,
): Promise<DescribedPage> {
  const path = page.source.replace(/^@site\//, '');
  // The front-matter plugin has already validated it.
  const frontMatter = page.frontMatter as HouseFrontMatter;
  const categories = categoryLinks(frontMatter.category ?? [], area);
  const tagged = page.tags.map((tag) => ({
    ...tag,
    description: getMeaning(tag.label),
    permalink: tagAddress(tag.label, base),
  }));
  const [pageInfo, cover] = await Promise.all([
    describePage({path, frontMatter, tags: tagged, categories}),
    readCover({path, frontMatter}),
  ]);
  return {
    ...page,
    tags: tagged,
    pageInfo,
    ...(cover && {cover}),
  };
}

/**
 * Adds the collected info to the metadata of each page. Every build rewrites it, so that no cache
 * can show an old history. Each page ships only its own.
 */
export async function describePages(
  {loadedVersions}: LoadedContent,
  describers: Describers,
  base: string,
): Promise<LoadedContent> {
  const described = loadedVersions.map(async (version) => ({
    ...version,
    docs: await Promise.all(
      version.docs.map((page) =>
        describeDoc(page, {base, area: version.path}, describers),
      ),
    ),
  }));
  return {loadedVersions: await Promise.all(described)};
}
