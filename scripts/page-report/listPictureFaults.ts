import {parseLabels} from '../../plugins/asset-index/parseLabels';
import type {ReadAssets} from '../../plugins/asset-index/readAssets';
import {withoutFences} from '../../plugins/pages/sourceLinks';
import {isPictureEnding} from '../../src/features/assets/lib/fileKind';
import type {AssetRequest} from '../../src/features/assets/lib/assetRequest';
import {
  getPath,
  selectAssets,
} from '../../src/features/assets/lib/selectAssets';
import type {ReportedFault} from '../../src/features/author-panel/lib/report';
import {coverPath} from '../../src/features/pictures/lib/cover';
import type {WrittenCover} from '../../src/shared/lib/frontMatter';
import {findLine} from '../../plugins/pages/pageFault';
import type {SitePage} from '../check-page/sitePages';
import {isFile, resolveFile} from './pageParts';

/** The pictures of a page: how many there are, and what is wrong with them. */
export type PictureReport = {
  readonly count: number;
  readonly faults: readonly ReportedFault[];
};

/** A picture as it is named on a page. */
type WrittenPicture = {
  readonly line: number;
  readonly url: string;
  /** The alternative text; undefined if it may come from elsewhere. */
  readonly alt: string | undefined;
};

const IMAGE = /!\[(?<alt>[^\]]*)\]\(\s*<?(?<url>[^\s)>]+)/g;

function listWritten({content, frontMatter}: SitePage): WrittenPicture[] {
  const text = withoutFences(content);
  const images = [...text.matchAll(IMAGE)].map(({index, groups}) => {
    const {alt = '', url = ''} = groups ?? {};
    return {
      line: text.slice(0, index).split('\n').length,
      url,
      // The list of its folder may have a text for a picture below static/.
      alt: url.startsWith('/') ? undefined : alt,
    };
  });
  const cover = coverPath(frontMatter['cover'] as WrittenCover | undefined);
  return cover === undefined
    ? images
    : [
        {line: findLine(content, 'cover:'), url: cover, alt: undefined},
        ...images,
      ];
}

function findFault(
  page: SitePage,
  {line, url, alt}: WrittenPicture,
): ReportedFault | undefined {
  const path = resolveFile(page.path, url);
  if (path !== undefined && !isFile(path)) {
    return {
      line,
      found: `no picture ${url}`,
      expected: `a file at ${path}`,
    };
  }
  return alt?.trim() !== ''
    ? undefined
    : {
        line,
        found: `no alternative text for ${url}`,
        expected: 'a description between the brackets: ![…](…)',
      };
}

/** Returns page line and component of a selection: `docs/a.mdx:12: <AssetList>`. */
function getLine({place}: AssetRequest): number {
  return Number(/:(\d+):/.exec(place)?.[1] ?? 1);
}

type SelectedPictures = {
  readonly paths: readonly string[];
  readonly faults: readonly ReportedFault[];
};

/** Lists the pictures that a component selects, and those without alternative text. */
async function readSelected(
  request: AssetRequest,
  readAssets: ReadAssets,
): Promise<SelectedPictures> {
  const line = getLine(request);
  try {
    const chosen = await readAssets((assets) => selectAssets(assets, request));
    const silent = chosen.filter(
      ({alt}) => request.described && alt === undefined,
    );
    return {
      paths: chosen.map(getPath),
      faults: silent.map((asset) => ({
        line,
        // The words of the build, so that a fault that stops it is not told twice.
        found: `no alt text for "${getPath(asset)}"`,
        expected: `a row with its name in the columns file and alt of static${asset.parent === '/' ? '' : asset.parent}/index.csv`,
      })),
    };
  } catch (error) {
    const [found = '', expected = ''] = (error as Error).message
      .replace(/^found /, '')
      .split(', expected ');
    return {paths: [], faults: [{line, found, expected}]};
  }
}

/**
 * Reports on the pictures of a page: those in its text, its cover, and those that components select.
 *
 * @param requests the selections of files by components of the page.
 */
export async function reportPictures(
  page: SitePage,
  requests: readonly AssetRequest[],
  readAssets: ReadAssets,
): Promise<PictureReport> {
  const written = listWritten(page);
  const selected = await Promise.all(
    requests
      .filter(({shape}) => shape.startsWith('picture'))
      .map((request) => readSelected(request, readAssets)),
  );
  const paths = [
    ...written.map(({url}) => url),
    ...selected.flatMap((each) => each.paths),
  ];
  const faults = [
    ...written.map((picture) => findFault(page, picture)),
    ...selected.flatMap((each) => each.faults),
  ].filter((fault) => fault !== undefined);
  const isFirst = ({found}: ReportedFault, index: number) =>
    faults.findIndex((other) => other.found === found) === index;
  return {count: new Set(paths).size, faults: faults.filter(isFirst)};
}

/**
 * Finds pictures that lose their alternative text by a change of the list of their folder.
 *
 * @param names names of the files in the folder.
 */
export function findLostTexts(
  before: string,
  after: string,
  names: readonly string[],
): readonly string[] {
  const listDescribed = (text: string) =>
    parseLabels(text, names).labels.flatMap(({file, alt}) =>
      alt !== undefined && isPictureEnding(file.replace(/^.*\./, ''))
        ? [file]
        : [],
    );
  const described = listDescribed(after);
  return listDescribed(before).filter((file) => !described.includes(file));
}
