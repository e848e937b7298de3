import type {HydrationReplacements} from './hydrationReplacements';

/** Keeps the focus where readers left it while a page is drawn anew. */
export type FocusWatch = {
  /** Gives the focus to what stands in the place of what had it, and ends the watch. */
  readonly keep: () => void;
};

/** Notes from now on what has the focus. */
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
