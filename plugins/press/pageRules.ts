import {papers, type PaperName} from '../documents/model/paper';
import type {Layout} from '../documents/model/pressDocument';

/** Quotes a string for CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The properties of the pages of a document. */
export type Pages = {
  readonly layout: Layout;
  /** The title of the document, on the left of all pages but the first. */
  readonly title: string;
  /** The name of the series, on the right of pages without a chapter. */
  readonly series: string;
  /** The titles of chapters, on the right of their pages, by anchor. */
  readonly chapters: ReadonlyMap<string, string>;
};

/** The CSS rules for a document's pages: paper size, margins, and running heads. */
export function pageRules(
  paper: PaperName,
  {layout, title, series, chapters}: Pages,
): string {
  const {size, margin} = papers[paper];
  if (layout === 'cards') {
    return `@page { size: ${size}; margin: 7mm 8mm; background: var(--press-card); }`;
  }
  if (layout === 'screen') {
    return `@page { size: ${size} landscape; margin: 7mm; background: var(--press-card); }`;
  }
  const right = series === title ? '""' : quoted(series);
  return [
    `@page { size: ${size}; margin: ${margin}; @top-left { content: ${quoted(title)}; } @top-right { content: ${right}; } @bottom-center { content: '·  ' counter(page) '  ·'; } }`,
    ...[...chapters].map(
      ([anchor, chapter]) =>
        `@page ${anchor} { @top-right { content: ${quoted(chapter)}; } }\n#${anchor} { page: ${anchor}; }`,
    ),
    '@page :first { @top-left { content: none; } @top-right { content: none; } }',
  ].join('\n');
}
