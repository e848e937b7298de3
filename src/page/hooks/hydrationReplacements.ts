/** Maps elements to those that hydration replaced them with. */
export type HydrationReplacements = {
  /**
   * Returns the current replacement of an element: itself while it is in the page, undefined if it
   * is gone.
   */
  readonly of: (element: Element) => Element | undefined;
  /** Stops observing. */
  readonly stop: () => void;
};

/** The position of an added or removed node: its parent and its previous sibling. */
type NodePosition = Pick<MutationRecord, 'target' | 'previousSibling'>;

function isSamePlace(one: NodePosition, other: NodePosition): boolean {
  return (
    one.target === other.target && one.previousSibling === other.previousSibling
  );
}

/** The path from an element down to a descendant, as child indexes. */
function wayDown(from: Element, to: Element): readonly number[] {
  const way: number[] = [];
  let element: Element | null = to;
  while (element !== null && element !== from) {
    const parent: Element | null = element.parentElement;
    way.unshift(parent === null ? -1 : [...parent.children].indexOf(element));
    element = parent;
  }
  return way;
}

function follow(from: Element, way: readonly number[]): Element | undefined {
  return way.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    from,
  );
}

/** Returns the root of a detached tree. */
function getTop(element: Element): Element {
  const {parentElement} = element;
  return parentElement === null ? element : getTop(parentElement);
}

/** Starts observing which elements of a page are replaced. */
export function watchHydrationReplacements(
  root: Element,
): HydrationReplacements {
  const gone: (NodePosition & {readonly element: Element})[] = [];
  const taken = new Map<Element, Element>();

  function note({
    addedNodes,
    removedNodes,
    target,
    previousSibling,
  }: MutationRecord): void {
    const place = {target, previousSibling};
    for (const element of [...removedNodes].filter((node) => isElement(node))) {
      gone.push({element, ...place});
    }
    for (const element of [...addedNodes].filter((node) => isElement(node))) {
      const before = gone.find(
        (each) => !taken.has(each.element) && isSamePlace(each, place),
      );
      if (before !== undefined) {
        taken.set(before.element, element);
      }
    }
  }

  const observer = new MutationObserver((records) => {
    records.forEach(note);
  });
  observer.observe(root, {childList: true, subtree: true});

  function successor(element: Element): Element | undefined {
    if (element.isConnected) {
      return element;
    }
    const top = getTop(element);
    const next = taken.get(top);
    return next === undefined
      ? undefined
      : follow(successor(next) ?? next, wayDown(top, element));
  }

  return {
    of(element) {
      observer.takeRecords().forEach(note);
      return successor(element);
    },
    stop() {
      observer.disconnect();
    },
  };
}

function isElement(node: Node): node is Element {
  return node instanceof Element;
}
