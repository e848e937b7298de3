/** The pdf.js release of both viewers, which is part of the viewer page's address. */
export const PDFJS_VERSION = '6.5.438';

/** Folder of the site with the viewer page and the resources of both viewers, without the base path. */
export const PDFJS_FOLDER = `/assets/lib/pdfjs-${PDFJS_VERSION}`;

/** The viewer page, without the base path. */
export const VIEWER_PAGE = `${PDFJS_FOLDER}/web/viewer.html`;

export type ViewerRequest = {
  /** Address of the document on this site. */
  readonly file: string;
  readonly page?: number | undefined;
};

export function viewerAddress(
  viewer: string,
  {file, page}: ViewerRequest,
): string {
  const hash = page === undefined ? '' : `#page=${page}`;
  return `${viewer}?file=${encodeURIComponent(file)}${hash}`;
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
