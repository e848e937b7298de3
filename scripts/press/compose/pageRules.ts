import {
  papers,
  type PaperName,
} from '../../../src/features/documents/lib/paper';
import type {Layout} from '../../../src/features/documents/lib/pressDocument';

/** Writes text for a style sheet. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The running heads of pages. */
export type RunningHeads = {
  /** At the outer side of every page but the first. */
  readonly document: string;
  /** At the inner side of the pages of each chapter, by the anchor of the chapter. */
  readonly chapters: ReadonlyMap<string, string>;
};

/** What pages are like. */
export type Pages = {readonly paper: PaperName; readonly layout: Layout};

/** Cards lie one beside the other on their sheet, whatever schools and levels they are of. */
const CARDS =
  '.cards .spells > section { display: contents; } .cards .spells > section > :is(h2, h3) { display: none; }';

/** The rules of a document's pages: paper, running heads, and their absence on the first page. */
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
