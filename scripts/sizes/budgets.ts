import {isInLockedArea} from '../../src/site/contentAreas';

/**
 * The largest transferred size of a page's parts, in bytes (Brotli; fonts uncompressed) unless
 * stated otherwise.
 */
export const budgets = {
  /** Scripts that run before hydration; they contain the names of the world's areas. */
  early: 2 * 1024 + 64,
  /** The HTML with its inlined styles, which the first paint needs. */
  opening: 22 * 1024,
  /** Scripts that hydration needs. */
  script: 113.5 * 1024,
  /** The same scripts uncompressed, because repetition compresses well but must still be parsed. */
  unpacked: 437 * 1024,
  style: 19.25 * 1024,
  font: 57 * 1024,
} as const;

/** Additional early script of locked pages, which check at once for a remembered password. */
const LOCK = 256;

/** Larger limits of pages that contain a complete list or stylesheet. */
const largerBudgets: Readonly<Record<string, number>> = {
  /** All spells and powers in full, so that they can be read and searched without script. */
  'magic-science/index.html': 43 * 1024,
  /** The complete stylesheet, because this page may turn into any other before it is hydrated. */
  '404.html': 25 * 1024,
};

/** A part of a page with a limit of its own. */
export type Kind = keyof typeof budgets;

/** The sizes of a page in bytes. */
export type PageWeight = {
  readonly page: string;
  readonly weight: Readonly<Record<Kind, number>>;
};

/** A limit, the page closest to it, and whether it is kept. */
export type Verdict = {
  readonly kind: Kind;
  readonly page: string;
  readonly bytes: number;
  readonly budget: number;
  readonly isKept: boolean;
};

const kinds: readonly Kind[] = [
  'early',
  'opening',
  'script',
  'unpacked',
  'style',
  'font',
];

function getBudget(page: string, kind: Kind): number {
  if (kind === 'early' && isInLockedArea(`docs/${page}`)) {
    return budgets.early + LOCK;
  }
  return (
    (kind === 'opening' ? largerBudgets[page] : undefined) ?? budgets[kind]
  );
}

/** Returns the bytes by which a page exceeds a limit; negative if it is below. */
function getExcess({page, weight}: PageWeight, kind: Kind): number {
  return weight[kind] - getBudget(page, kind);
}

/**
 * Finds the page closest to each limit.
 *
 * @throws Error if there are no pages, as an empty build would pass.
 */
export function checkBudgets(pages: readonly PageWeight[]): readonly Verdict[] {
  return kinds.map((kind) => {
    const [heaviest] = pages.toSorted(
      (a, b) => getExcess(b, kind) - getExcess(a, kind),
    );
    if (heaviest === undefined) {
      throw new Error('Found no built page, expected at least one.');
    }
    const bytes = heaviest.weight[kind];
    return {
      kind,
      page: heaviest.page,
      bytes,
      budget: getBudget(heaviest.page, kind),
      isKept: getExcess(heaviest, kind) <= 0,
    };
  });
}
