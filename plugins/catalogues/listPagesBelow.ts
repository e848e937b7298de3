import {join} from 'node:path';
import {siteAddress, type CataloguePage} from '../navigation/model/catalogue';
import {areaById} from '../../src/site/contentAreas';
import {stubFolder} from '../lock/folders';
import {readPages} from '../pages/readPages';

type FrontMatter = Readonly<Record<string, unknown>>;

export type ReadPage = {readonly file: string; readonly page: CataloguePage};

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function cataloguePage(path: string, frontMatter: FrontMatter): CataloguePage {
  const {title, shortTitle, slug, description, icon, order, index} =
    frontMatter;
  return {
    id: path.replace(/\.mdx?$/, ''),
    title: text(shortTitle) ?? text(title) ?? path,
    href:
      typeof slug === 'string'
        ? `/${path.split('/', 1).join('')}${slug}`
        : siteAddress(path),
    description: text(description),
    icon: text(icon) ?? areaById(path.split('/', 1).join(''))?.icon,
    order: typeof order === 'number' ? order : undefined,
    index: index !== false,
  };
}

/** The folder with the public form of pages: stubs with little more than titles for a locked area. */
export function openDocs(siteDir: string, folder: string): string {
  const area = areaById(folder.split('/', 1).join(''));
  return join(siteDir, area?.locked === true ? stubFolder : 'docs');
}

/** Reads the pages below a folder of docs/; files whose names begin with _ are partials, not pages. */
export async function listPagesBelow(
  docs: string,
  folder: string,
): Promise<readonly ReadPage[]> {
  const pages = await readPages(docs, folder);
  return pages.map(({path, frontMatter}) => ({
    file: join(docs, path),
    page: cataloguePage(path, frontMatter),
  }));
}
