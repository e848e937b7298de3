/** The pdf.js release of both viewers, which is part of the viewer page's address. */
export const PDFJS_VERSION = '6.5.438';

/** Folder of the site with the viewer page and the resources of both viewers, without the base path. */
export const PDFJS_FOLDER = `/assets/lib/pdfjs-${PDFJS_VERSION}`;

/** The viewer page, without the base path. */
export const VIEWER_PAGE = `${PDFJS_FOLDER}/web/viewer.html`;

/** Which document a viewer opens, and how. */
export type ViewerRequest = {
  /** Address of the document on this site. */
  readonly file: string;
  readonly page?: number | undefined;
  /** Zoom in percent. */
  readonly zoom?: number | undefined;
};

/** The query parameter for a file that the embedding page provides. */
export const HANDED_OVER = 'handed-over';

/** Whether only the page that created a file can fetch it. */
function isHandedOver(file: string): boolean {
  return file.startsWith('blob:');
}

/**
 * The address of the viewer page for a document. A file that only the embedding page can fetch is
 * left out and sent as a message.
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

/** The view that the hash of the viewer page requests. */
export type ViewerView = {
  readonly page: number | undefined;
  /** Percent, or a fit mode. */
  readonly zoom: number | 'page-width' | 'page-fit' | undefined;
};

function positive(text: string | null): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** Parses the hash of the viewer page; invalid values are ignored. */
export function readView(hash: string): ViewerView {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const page = positive(parameters.get('page'));
  const zoom = parameters.get('zoom');
  return {
    page: page === undefined ? undefined : Math.floor(page),
    zoom: zoom === 'page-width' || zoom === 'page-fit' ? zoom : positive(zoom),
  };
}
