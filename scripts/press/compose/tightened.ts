import {hasContents} from './contents';

/** The class by which a document, or a chapter of it, is set a little closer. */
const TIGHT = 'tight';

/** Tells whether a document may be set closer: a running text, whose last page can hold a line or two alone. */
export function canBeTightened(html: string): boolean {
  return html.includes('<body class="book">') && !hasContents(html);
}

/** Sets a document a little closer, as a printer does who has two lines left over. */
export function tightened(html: string): string {
  return html.replace('<html ', `<html class="${TIGHT}" `);
}

/** Sets the chapters with these anchors a little closer. */
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

/** A document that was set: on which page each chapter begins, and how many pages there are. */
export type Setting = {
  readonly begins: ReadonlyMap<string, number>;
  readonly pages: number;
};

/** How many pages each of the chapters takes, in their order. */
function listLengths(
  anchors: readonly string[],
  {begins, pages}: Setting,
): readonly number[] {
  const starts = anchors.map((anchor) => begins.get(anchor) ?? pages);
  return starts.map((start, index) => (starts[index + 1] ?? pages + 1) - start);
}

/** The chapters that take fewer pages where they are set closer. */
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
