/** Finds the current replacement of an element that was rendered again. */
export type HydrationReplacements = {
  /** The replacement of an element: itself while it is in the page, or nothing if it is gone. */
  readonly of: (element: Element) => Element | undefined;
  /** Ends the watch. */
  readonly stop: () => void;
};

/** Where something was put or taken away: its parent, and what stood before it. */
type Place = Pick<MutationRecord, 'target' | 'previousSibling'>;

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.target === other.target && one.previousSibling === other.previousSibling
  );
}

/** The way down from an element to another in it, as numbers of children. */
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

/** The outermost element around one that has left the page. */
function getTop(element: Element): Element {
  const {parentElement} = element;
  return parentElement === null ? element : getTop(parentElement);
}

/** Watches which elements of a page are replaced from now on. */
export function watchHydrationReplacements(
  root: Element,
): HydrationReplacements {
  const gone: (Place & {readonly element: Element})[] = [];
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
