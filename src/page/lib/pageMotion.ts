/** How the old page leaves and the new one comes. */
export type PageMotion = 'none' | 'fade' | 'slide';

/** A change of page, as far as its motion depends on it. */
export type PageChange = {
  /** Path that readers leave, and path that they come to. */
  readonly from: string;
  readonly to: string;
  /** Paths that fade but do not slide: the home page. */
  readonly still: readonly string[];
  /** Every path that is a page; any other is the not-found page, which does not slide. */
  readonly pages: readonly string[];
  /** Whether readers asked their system for less motion. */
  readonly reducedMotion: boolean;
};

/** Decides how one page gives way to another. */
export function decideMotion(change: PageChange): PageMotion {
  const {from, to, still, pages, reducedMotion} = change;
  if (reducedMotion || from === to) {
    return 'none';
  }
  const slides = (path: string): boolean =>
    pages.includes(path) && !still.includes(path);
  return slides(from) && slides(to) ? 'slide' : 'fade';
}
