/** How the old page leaves and the new one comes. */
export type PageMotion = 'none' | 'fade' | 'slide';

/** The properties of a navigation that decide about its animation. */
export type PageChange = {
  /** The paths that readers leave and come to. */
  readonly from: string;
  readonly to: string;
  /** Paths that fade but do not slide, such as the home page. */
  readonly still: readonly string[];
  /** The paths of all pages; any other is the not-found page, which does not slide. */
  readonly pages: readonly string[];
  /** Whether readers asked their system for less motion. */
  readonly reducedMotion: boolean;
};

/** Decides the animation of a navigation. */
export function decideMotion(change: PageChange): PageMotion {
  const {from, to, still, pages, reducedMotion} = change;
  if (reducedMotion || from === to) {
    return 'none';
  }
  const slides = (path: string): boolean =>
    pages.includes(path) && !still.includes(path);
  return slides(from) && slides(to) ? 'slide' : 'fade';
}
