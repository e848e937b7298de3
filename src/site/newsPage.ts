/** Address of the page with the news for readers. */
export const NEWS_PAGE = '/what-is-new.html';

/** Address of the Atom feed of changed pages. */
export const CHANGE_FEED = '/changes.atom';

/** Media type of the feed. */
export const FEED_TYPE = 'application/atom+xml';
