/** Matches the tag that redirects a former address to the current one. */
const MOVE_TAG =
  /<meta http-equiv="refresh" content="0; url=(?<path>[\w./~-]+)">/;

/** Writes the tag that redirects a former address to a path, which includes the base path. */
export function writeMoveTag(path: string): string {
  return `<meta http-equiv="refresh" content="0; url=${path}">`;
}

/** Returns the target of a redirect page; undefined for all other pages. */
export function readMovedTo(html: string): string | undefined {
  return MOVE_TAG.exec(html)?.groups?.['path'];
}

/** Returns the path of the file that a host serves at an address, below the folder of the site. */
export function getFilePath(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;
}
