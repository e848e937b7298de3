import {useSyncExternalStore} from 'react';

const PAPER = 'print';

function subscribe(react: () => void): () => void {
  const paper = window.matchMedia(PAPER);
  paper.addEventListener('change', react);
  return () => {
    paper.removeEventListener('change', react);
  };
}

/** Tells whether the page is being put on paper. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PAPER).matches,
    () => false,
  );
}
