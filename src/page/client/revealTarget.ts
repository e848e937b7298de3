/** Lists the `details` elements that are or contain an element, outermost first. */
function listEnclosingFolds(
  element: Element | null | undefined,
): readonly HTMLDetailsElement[] {
  const fold = element?.closest('details') ?? undefined;
  return fold === undefined
    ? []
    : [...listEnclosingFolds(fold.parentElement), fold];
}

/** Finds the target of a hash, and opens the `details` around it. */
export function revealTarget(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  for (const fold of listEnclosingFolds(target)) {
    fold.open = true;
  }
  return target;
}
