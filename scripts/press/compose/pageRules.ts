import {
  papers,
  type PaperName,
} from '../../../src/features/documents/lib/paper';
import type {Layout} from '../../../src/features/documents/lib/pressDocument';

/** Quotes a string for CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The running heads of a document. */
export type RunningHeads = {
  /** The title, on the left of all pages but the first. */
  readonly document: string;
  /** The name of the series, on the right of pages without a chapter. */
  readonly series: string;
  /** The titles of chapters, on the right of their pages, by anchor. */
  readonly chapters: ReadonlyMap<string, string>;
};

/** Paper size and layout. */
export type Pages = {readonly paper: PaperName; readonly layout: Layout};

/** The right running head, which never repeats the left one. */
function getRight({document, series}: RunningHeads): string {
  return series === document
    ? ''
    : `@top-right { content: ${quoted(series)}; }`;
}

/**
 * The CSS rules for a document's pages: paper size and running heads, which the first page lacks.
 */
export function pageRules({paper, layout}: Pages, heads: RunningHeads): string {
  const {size, margin} = papers[paper];
  if (layout === 'cards') {
    return `@page { size: ${size}; margin: 7mm 8mm; background: var(--press-card); @bottom-center { content: none; } }`;
  }
  if (layout === 'screen') {
    return `@page { size: ${size} landscape; margin: 7mm; background: var(--press-card); @bottom-center { content: none; } }`;
  }
  const chapters = [...heads.chapters].map(
    ([anchor, title]) =>
      `@page ${anchor} { @top-right { content: ${quoted(title)}; } }\n#${anchor} { page: ${anchor}; }`,
  );
  return [
    `@page { size: ${size}; margin: ${margin}; @top-left { content: ${quoted(heads.document)}; } ${getRight(heads)} }`,
    ...chapters,
    '@page :first { @top-left { content: none; } @top-right { content: none; } }',
  ].join('\n');
}
