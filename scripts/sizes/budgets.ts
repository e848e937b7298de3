import {isInLockedArea} from '../../src/site/contentAreas';

/** What a content page may weigh at most, in bytes as they travel (brotli; fonts as they are) unless it says otherwise. */
export const budgets = {
  /** Scripts that come with the page, before readers do anything; they name the areas of the world. */
  early: 2 * 1024 + 64,
  /** The page and the styles in it: what readers wait for. */
  opening: 22.5 * 1024,
  /** Scripts that make an application of the page, once readers begin to use it. */
  script: 117 * 1024,
  /** The same scripts as the browser has to read them: what repeats itself travels light, and is read in full. */
  unpacked: 465 * 1024,
  style: 20.5 * 1024,
  font: 57 * 1024,
} as const;

/** What a locked page may weigh more before readers do anything: it asks at once whether they are remembered. */
const LOCK = 256;

/** Pages that hold the whole of something, and what they may weigh with their styles. */
const wholes: Readonly<Record<string, number>> = {
  /** All spells and powers in full, so that they can be read and searched without script. */
  'magic-science/index.html': 43 * 1024,
  /** The whole sheet, which it waits for: it may become any page at once. */
  '404.html': 25 * 1024,
};

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
  return (kind === 'opening' ? wholes[page] : undefined) ?? budgets[kind];
}

/** How much a page weighs beyond what it may; below zero what is left. */
function excess({page, weight}: PageWeight, kind: Kind): number {
  return weight[kind] - getBudget(page, kind);
}

/**
 * Judges, for each kind, the page that comes nearest to its limit.
 *
 * @throws Error where there is no page: an empty build holds no budget.
 */
export function judge(pages: readonly PageWeight[]): readonly Verdict[] {
  return kinds.map((kind) => {
    const [heaviest] = pages.toSorted(
      (a, b) => excess(b, kind) - excess(a, kind),
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
      holds: excess(heaviest, kind) <= 0,
    };
  });
}
