/** Lists the folds that an element lies in, the outermost first. */
function foldsAround(element: Element): readonly HTMLDetailsElement[] {
  const fold = element.parentElement?.closest('details') ?? undefined;
  return fold === undefined ? [] : [...foldsAround(fold), fold];
}

/** Finds the target of an address, and opens the folds that it lies in. */
export function revealTarget(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  for (const fold of target === null ? [] : foldsAround(target)) {
    fold.open = true;
  }
  return target;
}
