import type {Cover, ReadCover} from '../assets/model/cover';
import type {DescribePage, PageInfo} from '../page-info/model/pageInfo';
import type {HouseFrontMatter} from '../../src/shared/model/frontMatter';

type FrontMatter = Readonly<Record<string, unknown>>;

type Readers = {
  readonly describePage: DescribePage;
  readonly readCover: ReadCover;
};

/** Removes links to tag pages, which a locked area does not have. */
function withoutLists(info: PageInfo): PageInfo {
  return {
    ...info,
    entries: info.entries.map((entry) =>
      'names' in entry
        ? {
            ...entry,
            names: entry.names.map(({name, color}) => ({name, color})),
          }
        : entry,
    ),
  };
}

async function getInfo(
  {describePage}: Readers,
  path: string,
  frontMatter: FrontMatter,
): Promise<PageInfo> {
  // The front-matter plugin has already validated it.
  const known = frontMatter as FrontMatter & HouseFrontMatter;
  const links = (names: readonly string[] = []) =>
    names.map((label) => ({label, permalink: ''}));
  return withoutLists(
    await describePage({
      path,
      frontMatter: known,
      tags: links(known.tag),
      categories: links(known.category),
    }),
  );
}

/**
 * Finds the cover of a page. The image itself is public, but not which page shows it.
 *
 * @throws Error if it is beside the page, and so would have to be locked.
 */
async function findCover(
  {readCover}: Readers,
  path: string,
  frontMatter: FrontMatter,
): Promise<Cover | undefined> {
  // The front-matter plugin has already validated it.
  const known = frontMatter as FrontMatter & HouseFrontMatter;
  const cover = await readCover({path, frontMatter: known});
  if (cover !== undefined && cover.src === undefined) {
    throw new Error(
      `${path}: cover: found a cover next to a locked page. Covers are public: move it to static/.`,
    );
  }
  return cover;
}

/** Collects the info about a locked page, and its cover. */
export async function describeLocked(
  readers: Readers,
  path: string,
  frontMatter: FrontMatter,
): Promise<{readonly pageInfo: PageInfo; readonly cover?: Cover}> {
  const cover = await findCover(readers, path, frontMatter);
  return {
    pageInfo: await getInfo(readers, path, frontMatter),
    ...(cover && {cover}),
  };
}
