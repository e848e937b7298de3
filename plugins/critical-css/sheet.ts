/** A selector as it is written, and what a page must have for it. */
export type Selector = {
  readonly text: string;
  readonly needs: readonly string[];
};

/** A property and its value. */
export type Declaration = {
  readonly property: string;
  /** All of it, as it is written. */
  readonly text: string;
  /** The custom properties that its value is made of. */
  readonly names: readonly string[];
};

/** A part of a style sheet. */
export type Part =
  | {
      readonly kind: 'rule';
      readonly selectors: readonly Selector[];
      readonly declarations: readonly Declaration[];
    }
  /** What holds others: `@media`, `@layer`, `@supports`. */
  | {
      readonly kind: 'group';
      readonly prelude: string;
      readonly parts: readonly Part[];
    }
  /** What is worth keeping only where something names it. */
  | {
      readonly kind: 'keyframes';
      readonly name: string;
      readonly text: string;
    }
  /** A font, which every page has. */
  | {readonly kind: 'font'; readonly text: string}
  /** What is kept as it is: `@page` and others without selectors. */
  | {readonly kind: 'other'; readonly text: string};

/** A style sheet, taken apart. */
export type Sheet = {
  /** Every layer, in the order of their first mention. */
  readonly layers: readonly string[];
  readonly parts: readonly Part[];
};
