/** Rules for prefetching pages: https://html.spec.whatwg.org/#speculative-loading. */
export type SpeculationRules = {
  readonly prefetch: readonly {
    readonly where: object;
    readonly eagerness: 'moderate';
  }[];
};

/** Patterns of the addresses of pages, as opposed to downloads. */
const PAGES = ['', '*/', '*.html'] as const;

/**
 * Builds the rules for prefetching hovered links before hydration. Only HTML is fetched; nothing
 * runs before readers open the page.
 *
 * @param baseUrl base path of the site.
 * @param closed folders without public pages, without leading or trailing slashes.
 */
export function speculationRules(
  baseUrl: string,
  closed: readonly string[],
): SpeculationRules {
  const open = PAGES.map((pattern) => ({href_matches: baseUrl + pattern}));
  const others = closed.map((folder) => ({
    href_matches: `${baseUrl}${folder}/*`,
  }));
  return {
    prefetch: [
      {
        where: {
          and: [
            {or: open},
            {not: {or: others}},
            {not: {selector_matches: '[download],[target=_blank]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
