/** Returns the anchor at the end of a chapter. */
export function nameEnd(anchor: string): string {
  return `${anchor}-end`;
}

/** A place in a typeset document. */
export type Place = {
  /** Its page, counted from 1. */
  readonly page: number;
  /** Its distance from the top of the page, as a part of the page's height. */
  readonly height: number;
};

/** The height of a page up to which it counts as less than half full. */
const HALF = 0.53;

/**
 * Finds the first chapter that can begin on the last page of the chapter before, because that page
 * would be less than half full.
 */
export function findChapterToRunOn(
  anchors: readonly string[],
  places: ReadonlyMap<string, Place>,
  running: readonly string[],
): string | undefined {
  return anchors.find((anchor, index) => {
    const before = anchors[index - 1];
    const end = before === undefined ? undefined : places.get(nameEnd(before));
    return end !== undefined && end.height < HALF && !running.includes(anchor);
  });
}

/**
 * Lets chapters begin below the chapter before; on their pages the running head names the first and
 * the last of them.
 */
export function withChaptersRunOn(
  html: string,
  anchors: readonly string[],
): string {
  return anchors.reduce(runOn, html);
}

const escapeName = (anchor: string): string => anchor.replaceAll('.', '\\.');

/** Finds the page rule that a chapter's pages follow. */
function findRule(html: string, anchor: string): RegExpExecArray | null {
  return new RegExp(
    `#${escapeName(anchor)} \\{ page: (?<page>[\\w-]+); \\}`,
  ).exec(html);
}

function findTitle(html: string, page: string): string {
  const found = new RegExp(
    `@page ${page} \\{ @top-right \\{ content: "(?<title>(?:[^"\\\\]|\\\\.)*)"; \\} \\}`,
  ).exec(html);
  return found?.groups?.['title'] ?? '';
}

function runOn(html: string, anchor: string): string {
  const sections = [
    ...html.matchAll(/<section class="chapter[^"]*" id="(?<id>[^"]+)">/g),
  ].map(({groups}) => groups?.['id'] ?? '');
  const before = sections[sections.indexOf(anchor) - 1] ?? '';
  const page = findRule(html, before)?.groups?.['page'] ?? before;
  const [first, own] = [findTitle(html, page), findTitle(html, anchor)];
  return html
    .replace(`#${anchor} { page: ${anchor}; }`, `#${anchor} { page: ${page}; }`)
    .replace(
      `@page ${page} { @top-right { content: "${first}"; } }`,
      `@page ${page} { @top-right { content: "${first.replace(/ – .*/, '')} – ${own}"; } }`,
    )
    .replace(
      new RegExp(`<section class="chapter(?<more>[^"]*)" id="${anchor}">`),
      `<section class="chapter runs-on$<more>" id="${anchor}">`,
    );
}
