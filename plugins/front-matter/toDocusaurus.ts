import {coverPath} from '../assets/model/cover';
import type {HouseFrontMatter} from '../../src/shared/model/frontMatter';
import {getLayout} from '../../src/shared/model/layouts';
import {pageAddress} from '../../src/shared/model/pageAddress';

type FrontMatter = Readonly<Record<string, unknown>>;

/** The id of an area's only sidebar in Docusaurus. */
const AREA_SIDEBAR = 'defaultSidebar';

function definedOnly(entries: FrontMatter): FrontMatter {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  );
}

/** Converts a previous or next page to the form of Docusaurus. */
function neighbour(
  name: string | false | undefined,
): string | null | undefined {
  return name === false ? null : name;
}

/**
 * Translates the keys of this site to those of Docusaurus. Keys that the author wrote in
 * Docusaurus' form take precedence.
 *
 * @param pathInArea path of the file below the folder of its area.
 */
export function toDocusaurus(
  frontMatter: FrontMatter & HouseFrontMatter,
  pathInArea: string,
): FrontMatter {
  const layout = getLayout(frontMatter);
  const {sidebar = layout.sidebar, toc = layout.toc} = frontMatter;
  return {
    ...definedOnly({
      slug: pageAddress(pathInArea),
      sidebar_label: frontMatter.shortTitle,
      sidebar_position: frontMatter.order,
      displayed_sidebar: sidebar ? AREA_SIDEBAR : null,
      hide_table_of_contents: toc ? undefined : true,
      custom_edit_url: frontMatter.editLink === false ? null : undefined,
      pagination_prev: neighbour(frontMatter.prev),
      pagination_next: neighbour(frontMatter.next),
      image: coverPath(frontMatter.cover),
      tags: frontMatter.tag?.map((label) => ({
        label,
        permalink: `${label}.html`,
      })),
    }),
    ...frontMatter,
  };
}
