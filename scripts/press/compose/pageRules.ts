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
  /** Shown at the outer edge of all pages but the first. */
  readonly document: string;
  /** Shown at the inner edge of a chapter's pages, by anchor. */
  readonly chapters: ReadonlyMap<string, string>;
};

/** Paper size and layout. */
export type Pages = {readonly paper: PaperName; readonly layout: Layout};

/** Cards form one grid, without headings of schools and levels. */
const CARDS =
  '.cards .spells > section { display: contents; } .cards .spells > section > :is(h2, h3) { display: none; }';

/**
 * The CSS rules for a document's pages: paper size and running heads, which the first page lacks.
 */
export function pageRules({paper, layout}: Pages, heads: RunningHeads): string {
  const {size, margin, textHeight} = papers[paper];
  if (layout === 'cards') {
    return `@page { size: ${size}; margin: 7mm 8mm; background: #fff; @bottom-center { content: none; } } ${CARDS}`;
  }
  if (layout === 'screen') {
    return `@page { size: ${size} landscape; margin: 9mm; background: #fff; @bottom-center { content: none; } }`;
  }
  const chapters = [...heads.chapters].map(
    ([anchor, title]) =>
      `@page ${anchor} { @top-right { content: ${quoted(title)}; } }\n#${anchor} { page: ${anchor}; }`,
  );
  return [
    `:root { --text-height: ${textHeight}; }`,
    `@page { size: ${size}; margin: ${margin}; @top-left { content: ${quoted(heads.document)}; } }`,
    ...chapters,
    '@page :first { @top-left { content: none; } @top-right { content: none; } }',
  ].join('\n');
}
