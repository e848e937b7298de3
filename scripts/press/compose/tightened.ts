import {hasContents} from './contents';

/** The CSS class that sets a document, or a chapter, slightly tighter. */
const TIGHT = 'tight';

/**
 * Whether a document may be tightened: only running text can end with a line or two on the last
 * page.
 */
export function canBeTightened(html: string): boolean {
  return html.includes('<body class="book">') && !hasContents(html);
}

/** Sets a whole document slightly tighter, to save an almost empty last page. */
export function tightened(html: string): string {
  return html.replace('<html ', `<html class="${TIGHT}" `);
}

/** Sets chapters slightly tighter. */
export function withTightChapters(
  html: string,
  anchors: readonly string[],
): string {
  return anchors.reduce(
    (text, anchor) =>
      text.replace(
        `<section class="chapter" id="${anchor}">`,
        `<section class="chapter ${TIGHT}" id="${anchor}">`,
      ),
    html,
  );
}

/** Page numbers of a typeset document: the first page of each chapter, and the total. */
export type Setting = {
  readonly begins: ReadonlyMap<string, number>;
  readonly pages: number;
};

/** Counts the pages of each chapter. */
function listLengths(
  anchors: readonly string[],
  {begins, pages}: Setting,
): readonly number[] {
  const starts = anchors.map((anchor) => begins.get(anchor) ?? pages);
  return starts.map((start, index) => (starts[index + 1] ?? pages + 1) - start);
}

/** Lists the chapters that become shorter by a page when tightened. */
export function chaptersToTighten(
  anchors: readonly string[],
  loose: Setting,
  tight: Setting,
): readonly string[] {
  const [before, after] = [
    listLengths(anchors, loose),
    listLengths(anchors, tight),
  ];
  return anchors.filter(
    (_, index) => (after[index] ?? 0) < (before[index] ?? 0),
  );
}
