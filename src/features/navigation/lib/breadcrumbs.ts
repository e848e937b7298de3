/** One step of the way to a page. */
export type Crumb = {
  readonly label: string;
  /** Address of the step; none where it is no page, and for the page itself. */
  readonly href?: string | undefined;
};

/** What the way to a page is made from. */
export type CrumbSources = {
  /** The front page of the area. */
  readonly area: Required<Crumb>;
  /** The steps that the sidebar knows, the page itself last; null or empty if no sidebar lists the page. */
  readonly sidebar: readonly Crumb[] | null;
  /** The page itself. */
  readonly page: {readonly label: string; readonly href: string};
};

/** Gives the steps from the area to the page, both included. A page that no sidebar lists follows its area at once. */
export function buildCrumbs({
  area,
  sidebar,
  page,
}: CrumbSources): readonly Crumb[] {
  if (page.href === area.href) {
    return [area];
  }
  return [area, ...(sidebar?.length ? sidebar : [page])];
}
