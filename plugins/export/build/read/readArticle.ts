import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {findElement, listElements, readAttribute, readText} from './element';
import {isSpoiler} from './plainHtml';
import type {TakenPage} from './takenPage';
import {toMarkdown} from './toMarkdown';

/** The text of a page, and its spoilers. */
export type Article = Pick<TakenPage, 'content' | 'spoilers' | 'hiddenFiles'>;

const NO_INDEX = /<meta\s[^>]+\bnoindex\b/;

/** Whether a built page is marked as not to be indexed, such as a page at a former address. */
export function isUnlisted(html: string): boolean {
  return NO_INDEX.test(html);
}

/** Parses the main part of a page. */
function parseMain(html: string): Root {
  const start = html.search(/<main\b/);
  const end = html.lastIndexOf('</main>');
  const main = html.slice(Math.max(start, 0), end < 0 ? undefined : end);
  return fromHtml(main, {fragment: true});
}

/** Returns a function that converts links of a page to addresses from the root of the site. */
function createToAddress(
  address: string,
  basePath: string,
): (href: string) => string {
  return (href) => {
    if (href.startsWith('#')) {
      return `${address}${href}`;
    }
    return href.startsWith(basePath) && !href.startsWith('//')
      ? `/${href.slice(basePath.length)}`
      : href;
  };
}

const STATEMENTS = new Set(['dd', 'figcaption', 'li', 'p', 'td']);

/** Lists the outermost spoilers below a node. */
function listSpoilers(node: Root): readonly Element[] {
  const spoilers = listElements(node).filter(isSpoiler);
  const inner = new Set(spoilers.flatMap((each) => listElements(each)));
  return spoilers.filter((each) => !inner.has(each));
}

/**
 * Reads the text of a built page.
 *
 * @param address its address from the root of the site.
 * @param basePath base path of the site, with a leading and a trailing slash.
 */
export function readArticle(
  html: string,
  {address, basePath}: {readonly address: string; readonly basePath: string},
): Article {
  const main = parseMain(html);
  const article = findElement(main, 'article') ?? main;
  const hidden = listSpoilers(main).flatMap(listElements);
  const toAddress = createToAddress(address, basePath);
  return {
    content: toMarkdown(article.children, toAddress),
    spoilers: hidden
      .filter(({tagName}) => STATEMENTS.has(tagName))
      .map(({children}) => readText(children))
      .filter((text) => text !== ''),
    hiddenFiles: hidden
      .map((element) => toAddress(readAttribute(element, 'href')))
      .filter((link) => link !== ''),
  };
}
