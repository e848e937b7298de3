/** How a layout arranges a page. */
export type Layout = {
  /** Whether a hero replaces cover and title. */
  readonly hero: boolean;
  /** Whether the sidebar is shown, unless the page says otherwise. */
  readonly sidebar: boolean;
  /** Whether the page has a table of contents, unless the page says otherwise. */
  readonly toc: boolean;
};

/** The layouts; the first is the default. */
export const layouts = {
  page: {hero: false, sidebar: true, toc: true},
  home: {hero: true, sidebar: false, toc: false},
} as const satisfies Readonly<Record<string, Layout>>;

/** The name of a layout, as in front matter. */
export type LayoutName = keyof typeof layouts;

export const layoutNames: readonly string[] = Object.keys(layouts);

function isLayoutName(name: unknown): name is LayoutName {
  return typeof name === 'string' && Object.hasOwn(layouts, name);
}

/**
 * Returns the layout that a page names, or else that of a home page if it is marked as one.
 *
 * @throws Error if the layout does not exist.
 */
export function getLayout({
  layout,
  home,
}: Readonly<Record<string, unknown>>): Layout {
  if (layout === undefined) {
    return layouts[home === true ? 'home' : 'page'];
  }
  if (!isLayoutName(layout)) {
    throw new Error(
      `layout: found ${JSON.stringify(layout)}, expected one of ${layoutNames.join(', ')}`,
    );
  }
  return layouts[layout];
}
