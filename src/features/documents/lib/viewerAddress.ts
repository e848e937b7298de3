/** The release of pdf.js that both viewers are built on; it is part of the address of the viewer page. */
export const PDFJS_VERSION = '6.5.438';

/** Folder of the site that holds the viewer page and what both viewers fetch, without the base path. */
export const PDFJS_FOLDER = `/assets/lib/pdfjs-${PDFJS_VERSION}`;

/** The viewer page, without the base path. */
export const VIEWER_PAGE = `${PDFJS_FOLDER}/web/viewer.html`;

/** Which document a viewer opens, and how. */
export type ViewerRequest = {
  /** Address of the document on this site. */
  readonly file: string;
  readonly page?: number | undefined;
  /** Percent of the size that the document itself has. */
  readonly zoom?: number | undefined;
};

/** The address parameter that says that the embedding page provides the file. */
export const HANDED_OVER = 'handed-over';

/** Whether a file is one that only the page which made it can fetch. */
function isHandedOver(file: string): boolean {
  return file.startsWith('blob:');
}

/**
 * The address at which a viewer page shows a document. A file that only the asking
 * page can fetch is not named: it is handed over.
 */
export function viewerAddress(
  viewer: string,
  {file, page, zoom}: ViewerRequest,
): string {
  const hash = Object.entries({page, zoom})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join('&');
  const query = isHandedOver(file)
    ? HANDED_OVER
    : `file=${encodeURIComponent(file)}`;
  return `${viewer}?${query}${hash && `#${hash}`}`;
}

/** What the hash of the viewer page asks for. */
export type ViewerView = {
  readonly page: number | undefined;
  /** Percent, or a way to fit pages into the window. */
  readonly zoom: number | 'page-width' | 'page-fit' | undefined;
};

function positive(text: string | null): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** Reads what the hash of the viewer page asks for; what makes no sense is as if it were not there. */
export function readView(hash: string): ViewerView {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const page = positive(parameters.get('page'));
  const zoom = parameters.get('zoom');
  return {
    page: page === undefined ? undefined : Math.floor(page),
    zoom: zoom === 'page-width' || zoom === 'page-fit' ? zoom : positive(zoom),
  };
}
