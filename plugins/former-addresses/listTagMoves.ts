import {tagAddress, tagsAddress} from '../page-info/model/namedPages';
import {findLine} from '../pages/fault';
import type {AuthoredPage} from '../pages/readPages';
import type {FormerAddress} from './collectFormer';

/** The title of the list of all tags. */
const ALL_TAGS = 'Tags';

type Tagged = {readonly label: string; readonly page: AuthoredPage};

function listTagged(page: AuthoredPage): readonly Tagged[] {
  const {tag, unlisted} = page.frontMatter;
  return Array.isArray(tag) && unlisted !== true
    ? tag.map((label) => ({label: String(label), page}))
    : [];
}

/** Lists the former tag pages of an area: the list, and one page for each tag. */
function listArea(
  area: string,
  tagged: readonly Tagged[],
): readonly FormerAddress[] {
  const move = (
    {label: title, page: {path, content}}: Tagged,
    find: (basePath: string) => string,
  ): FormerAddress => ({
    from: find(`/${area}/`),
    to: find('/'),
    title,
    path,
    line: findLine(content, title),
  });
  const each = new Map(tagged.map((one) => [one.label, one]));
  return [
    ...tagged
      .slice(0, 1)
      .map((one) => move({...one, label: ALL_TAGS}, tagsAddress)),
    ...[...each.values()].map((one) =>
      move(one, (basePath) => tagAddress(one.label, basePath)),
    ),
  ];
}

/**
 * Lists the addresses of the tag pages of areas, each with the current page of the tag for the
 * whole site.
 *
 * @param areas the areas that had tag pages.
 */
export function listTagMoves(
  pages: readonly AuthoredPage[],
  areas: readonly string[],
): readonly FormerAddress[] {
  return areas.flatMap((area) =>
    listArea(
      area,
      pages
        .filter(({path}) => path.startsWith(`docs/${area}/`))
        .flatMap(listTagged),
    ),
  );
}
