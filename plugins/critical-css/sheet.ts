/** A selector, and what a page must contain for it to match. */
export type Selector = {
  readonly text: string;
  readonly needs: readonly string[];
};

/** A property and its value. */
export type Declaration = {
  readonly property: string;
  /** Its source text. */
  readonly text: string;
  /** The custom properties that its value refers to. */
  readonly names: readonly string[];
};

/** A rule. */
export type Rule = {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
};

/** A conditional or layered group: `@media`, `@layer`, `@supports`. */
export type Group = {
  readonly kind: 'group';
  readonly prelude: string;
  readonly parts: readonly Part[];
};

/** A part of a style sheet. */
export type Part =
  | Rule
  | Group
  /** Kept only if something refers to it. */
  | {
      readonly kind: 'keyframes';
      readonly name: string;
      readonly text: string;
    }
  /** A font face, which every page has. */
  | {readonly kind: 'font'; readonly text: string}
  /** Kept unchanged: `@page` and other rules without selectors. */
  | {readonly kind: 'other'; readonly text: string};

/** A parsed style sheet. */
export type Sheet = {
  /** All layers, in order of first mention. */
  readonly layers: readonly string[];
  readonly parts: readonly Part[];
};
