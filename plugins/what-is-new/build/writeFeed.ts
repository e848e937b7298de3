import type {ChangedPage} from '../model/news';
import {escapeMarkup} from '../../../src/shared/model/escapeMarkup';
import {FEED_TYPE} from '../../../src/site/newsPage';

export type FeedHead = {
  readonly title: string;
  /** The absolute address of the feed. */
  readonly address: string;
  /** The absolute address of the home page, which ends in a slash. */
  readonly home: string;
  /** The language of the pages, such as `en-US`. */
  readonly language: string;
};

/** The entries of a feed, newest first; Atom requires the time of the newest. */
export type FeedEntries = readonly [ChangedPage, ...ChangedPage[]];

function writeEntry(page: ChangedPage, home: string): string {
  const address = escapeMarkup(new URL(page.to.slice(1), home).href);
  const lines = [
    `<title>${escapeMarkup(page.title)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<updated>${page.updated}</updated>`,
    ...(page.created === undefined
      ? []
      : [`<published>${page.created}T00:00:00.000Z</published>`]),
    `<category term="${escapeMarkup(page.area)}"/>`,
    ...(page.description === ''
      ? []
      : [`<summary>${escapeMarkup(page.description)}</summary>`]),
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}\n`).join('')}  </entry>\n`;
}

/**
 * Writes an Atom feed, the same for the same pages.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function writeFeed(
  {title, address, home, language}: FeedHead,
  pages: FeedEntries,
): string {
  const name = escapeMarkup(title);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}">
  <title>${name}</title>
  <id>${escapeMarkup(address)}</id>
  <link rel="self" type="${FEED_TYPE}" href="${escapeMarkup(address)}"/>
  <link href="${escapeMarkup(home)}"/>
  <updated>${pages[0].updated}</updated>
  <author><name>${name}</name></author>
${pages.map((page) => writeEntry(page, home)).join('')}</feed>
`;
}
