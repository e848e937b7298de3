import {escapeMarkup} from '../../src/shared/model/escapeMarkup';
import {writeMoveTag} from '../../src/shared/model/movedPage';
import {closedPolicy} from '../pages/closedPolicy';
import type {FormerAddress} from './collectFormer';

/** The address at which a site is served. */
export type ServedAt = {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Base path with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** The language of the site, such as `en-US`. */
  readonly language: string;
};

/** Writes the page at a former address. It works without scripts, and search engines omit it. */
export function writeMovedPage(
  {to, title}: FormerAddress,
  {url, baseUrl, language}: ServedAt,
): string {
  const path = escapeMarkup(`${baseUrl}${to.slice(1)}`);
  const name = escapeMarkup(title);
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">${closedPolicy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${writeMoveTag(path)}
<link rel="canonical" href="${escapeMarkup(url)}${path}">
<title>${name} has moved</title>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now here: <a href="${path}">${name}</a>.</p>
</main>
</body>
</html>
`;
}
