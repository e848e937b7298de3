/** What a content page may weigh at most, in bytes as they travel (brotli; fonts as they are). */
export const budgets = {
  /** Scripts that come with the page, before readers do anything. */
  early: 2 * 1024,
  /** The page and its styles: what readers wait for. */
  opening: 26 * 1024,
  /** Scripts that make an application of the page, once readers begin to use it. */
  script: 125 * 1024,
  style: 20 * 1024,
  font: 110 * 1024,
} as const;

export type Kind = keyof typeof budgets;

/** What one page weighs, in bytes. */
export type PageWeight = {
  readonly page: string;
  readonly weight: Readonly<Record<Kind, number>>;
};

/** One limit, the page that comes nearest to it, and whether it holds. */
export type Verdict = {
  readonly kind: Kind;
  readonly page: string;
  readonly bytes: number;
  readonly budget: number;
  readonly holds: boolean;
};

const kinds: readonly Kind[] = ['early', 'opening', 'script', 'style', 'font'];

/**
 * Judges the heaviest page of each kind.
 *
 * @throws Error where there is no page: an empty build holds no budget.
 */
export function judge(pages: readonly PageWeight[]): readonly Verdict[] {
  return kinds.map((kind) => {
    const [heaviest] = pages.toSorted(
      (a, b) => b.weight[kind] - a.weight[kind],
    );
    if (heaviest === undefined) {
      throw new Error('Found no built page, expected at least one.');
    }
    const bytes = heaviest.weight[kind];
    return {
      kind,
      page: heaviest.page,
      bytes,
      budget: budgets[kind],
      holds: bytes <= budgets[kind],
    };
  });
}
