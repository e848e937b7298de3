import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {spellSheets} from '../../world/catalogue';
import {fightTable} from '../../world/fighters';
import {partedRequest} from '@engine/page-tree/readModule';
import type {AssetRequest} from '../../src/features/assets/lib/assetRequest';
import {FOE_MODULE} from '../../src/features/tracker/lib/foeModule';
import {decoded} from '../../src/shared/lib/decoded';
import {readRequest} from '../../src/shared/lib/moduleRequest';
import {siteDir} from '../siteDir';

const ASSETS = '@site/plugins/asset-index/assets.virtual.cjs';

/** Whether a path from the root of the project is that of a file. */
export function isFile(path: string): boolean {
  return existsSync(join(siteDir, path));
}

/**
 * Resolves the address of a file on a page.
 *
 * @returns its path from the root of the project; undefined if it is on another site.
 */
export function resolveFile(page: string, url: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) {
    return undefined;
  }
  const path = decoded(url.replace(/[?#].*$/, ''));
  return path.startsWith('/')
    ? posix.join('static', path)
    : posix.join(posix.dirname(page), path);
}

/** Lists the selections of files among the imports of a page. */
export function listAssetRequests(
  imports: ReadonlySet<string>,
): readonly AssetRequest[] {
  return [...imports].flatMap((request) => {
    const {module, query} = partedRequest(request);
    return module === ASSETS ? [readRequest(query) as AssetRequest] : [];
  });
}

/** The sheets behind an import of a page. */
function listImported(request: string): readonly string[] {
  const {module} = partedRequest(request);
  if (module === FOE_MODULE) {
    return fightTable.sources.map((sheet) => posix.join('static', sheet));
  }
  if (module.startsWith('@spells')) {
    return [posix.join('static', spellSheets.folder)];
  }
  return module.startsWith('@site/') && module.endsWith('.csv')
    ? [module.slice('@site/'.length)]
    : [];
}

/** The lists of titles and alternative texts of the files that a page selects. */
function listLabelSheets({folder, files = []}: AssetRequest): string[] {
  const folders = files
    .filter((file) => file.startsWith('/'))
    .map((file) => posix.dirname(file));
  return [...(folder === undefined ? [] : [folder]), ...folders].map((each) =>
    posix.join('static', each, 'index.csv'),
  );
}

/**
 * Lists the sheets that a page shows, as paths from the root of the project; folders stand for all
 * sheets in them.
 *
 * @param imports what the page imports, as far as it could be processed.
 */
export function listPageSheets(
  page: string,
  source: string,
  imports: ReadonlySet<string>,
): readonly string[] {
  const written = [...source.matchAll(/["'(](\.{0,2}\/[^"'()\n]+\.csv)/gi)];
  const all = [
    ...written.map(([, url = '']) => resolveFile(page, url) ?? ''),
    ...[...imports].flatMap(listImported),
    ...listAssetRequests(imports).flatMap(listLabelSheets),
  ];
  return [...new Set(all)].filter((path) => path !== '' && isFile(path));
}
