import type {HydrationReplacements} from './hydrationReplacements';

/** Keeps the focus while elements of the page are replaced. */
export type FocusWatch = {
  /** Moves the focus to the replacement of its element and stops watching. */
  readonly keep: () => void;
};

/** Starts tracking the focused element. */
export function watchFocus(replacements: HydrationReplacements): FocusWatch {
  let last = document.activeElement;

  function note(): void {
    last = document.activeElement;
  }

  document.addEventListener('focusin', note);
  return {
    keep() {
      document.removeEventListener('focusin', note);
      const next = last === null ? undefined : replacements.of(last);
      if (next !== last && next instanceof HTMLElement) {
        next.focus({preventScroll: true});
      }
    },
  };
}
