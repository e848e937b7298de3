import {element, type Markup} from '../markup';

/** A line of the contents. */
export type Line = {readonly anchor: string; readonly title: string};

/** The most lines of contents under the title; more of them take a page of their own. */
const BRIEF = 4;

/** The contents of a document, each line with room for the number of its page. */
export function contents(lines: readonly Line[]): Markup {
  return element(
    'nav',
    {
      class: lines.length > BRIEF ? 'contents' : 'contents brief',
      'aria-labelledby': 'contents',
    },
    element('h2', {id: 'contents'}, 'Contents'),
    element(
      'ol',
      {},
      ...lines.map(({anchor, title}) =>
        element(
          'li',
          {},
          element(
            'a',
            {href: `#${anchor}`},
            element('span', {class: 'line-title'}, title),
            element('span', {class: 'dots'}),
            element('span', {'data-page-of': anchor}),
          ),
        ),
      ),
    ),
  );
}

/** Tells whether a document has contents, and so numbers that are known only once it has been set. */
export function hasContents(html: string): boolean {
  return html.includes('data-page-of="');
}

/** The anchors of the chapters that the contents lead to, in order. */
export function anchorsInContents(html: string): readonly string[] {
  return [...html.matchAll(/data-page-of="(?<anchor>[^"]+)"/g)].map(
    ({groups}) => groups?.['anchor'] ?? '',
  );
}

/**
 * Puts the numbers of pages into the contents.
 *
 * @throws Error naming an anchor that no page has.
 */
export function withPageNumbers(
  html: string,
  pageOf: ReadonlyMap<string, number>,
): string {
  return html.replaceAll(
    /(?<begin><span data-page-of="(?<anchor>[^"]+)">)/g,
    (begin, _, anchor: string) => {
      const page = pageOf.get(anchor);
      if (page === undefined) {
        throw new Error(
          `found no page on which "${anchor}" stands; expected each line of the contents to lead to one.`,
        );
      }
      return `${begin}${page}`;
    },
  );
}
