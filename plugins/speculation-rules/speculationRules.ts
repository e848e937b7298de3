/** What a browser may fetch before readers press a link, as it reads it: https://html.spec.whatwg.org/#speculative-loading. */
export type SpeculationRules = {
  readonly prefetch: readonly {
    readonly where: object;
    readonly eagerness: 'moderate';
  }[];
};

/** What pages of the site look like; files to download look otherwise. */
const PAGES = ['', '*/', '*.html'] as const;

/**
 * Says which pages a browser fetches once readers rest on a link, before hydration. Only the markup is fetched: nothing runs before readers go there.
 *
 * @param baseUrl path that the site is served under.
 * @param closed folders that are no pages for everybody, without slashes around them.
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
