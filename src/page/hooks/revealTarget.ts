/** Lists the folds that an element is or lies in, the outermost first. */
function foldsAround(
  element: Element | null | undefined,
): readonly HTMLDetailsElement[] {
  const fold = element?.closest('details') ?? undefined;
  return fold === undefined ? [] : [...foldsAround(fold.parentElement), fold];
}

/** Finds the target of an address, and opens the folds that it is or lies in. */
export function revealTarget(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  for (const fold of foldsAround(target)) {
    fold.open = true;
  }
  return target;
}
