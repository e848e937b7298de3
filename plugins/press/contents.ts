import {element, type Markup} from './markup';

/** An entry in the table of contents. */
export type Line = {readonly anchor: string; readonly title: string};

/** The places of page numbers, which are known only after typesetting. */
const NUMBERS = /(?<=<span data-page-of="(?<anchor>[^"]+)">)/g;

/** A table of contents, with places for page numbers. */
export function contents(lines: readonly Line[]): Markup {
  return element(
    'nav',
    {class: 'contents', 'aria-labelledby': 'contents'},
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
            element('span', {}, title),
            element('span', {class: 'dots'}),
            element('span', {'data-page-of': anchor}),
          ),
        ),
      ),
    ),
  );
}

export function hasContents(html: string): boolean {
  return html.includes('data-page-of="');
}

/**
 * Inserts page numbers into the table of contents.
 *
 * @throws Error naming an anchor that was found on no page.
 */
export function withPageNumbers(
  html: string,
  pageOf: ReadonlyMap<string, number>,
): string {
  return html.replaceAll(NUMBERS, (_, anchor: string) => {
    const page = pageOf.get(anchor);
    if (page === undefined) {
      throw new Error(
        `found no page with the anchor "${anchor}", expected one for each line in the table of contents.`,
      );
    }
    return String(page);
  });
}
