import type {WrittenCover} from '../../src/shared/model/frontMatter';
import {coverReader} from '../covers';
import {checkFrontMatter} from '../front-matter/checkFrontMatter';
import {findLine} from '../pages/fault';
import type {SitePage} from '../pages/sitePages';

/** Describes the covers of pages that are missing or are not pictures. */
export async function findCoverFaults(
  siteDir: string,
  pages: readonly SitePage[],
): Promise<readonly string[]> {
  const readCover = coverReader({siteDir, copy: () => Promise.resolve([])});
  const faults = pages.map(async ({path, content, frontMatter}) => {
    const {title, cover} = frontMatter;
    if (cover === undefined || checkFrontMatter(frontMatter).length > 0) {
      return [];
    }
    return readCover({
      path,
      frontMatter: {title: String(title), cover: cover as WrittenCover},
    }).then(
      () => [],
      (error: unknown) => {
        const place = `${path}:${findLine(content, 'cover:')}: `;
        return [(error as Error).message.replace(`${path}: `, place)];
      },
    );
  });
  return (await Promise.all(faults)).flat();
}
