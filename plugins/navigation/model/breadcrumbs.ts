export type Crumb = {
  readonly label: string;
  /** Its address; absent for groups without a page, and for the page itself. */
  readonly href?: string | undefined;
};

export type CrumbSources = {
  /** The index page of the area. */
  readonly area: Required<Crumb>;
  /** The breadcrumbs from the sidebar, the page itself last; null or empty if no sidebar lists the page. */
  readonly sidebar: readonly Crumb[] | null;
  readonly page: {readonly label: string; readonly href: string};
};

/** Builds the breadcrumbs from the area to the page. A page that no sidebar lists follows its area directly. */
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
